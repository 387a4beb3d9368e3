import type * as v from 'valibot';
import type { Offsets } from '../time/civil-date.ts';
import type { ClinicTexts, LanguageOffer, SiteFacts, SiteLanguage } from './clinic.ts';
import type { Article } from './article.ts';
import type { Fees } from './fees.ts';
import type { Compiled } from './picture-set.ts';
import type { Contents } from './schemas-by-file.ts';
import type { PAGE_SCHEMAS, PageName } from './pages.ts';
import type { Service } from './service.ts';
import type { TellUsFirst } from './tell-us-first.ts';
import type { Urgent, UrgentLink } from './urgent.ts';
import type { OpeningTimes } from './opening-hours.ts';

/**
 * The exports of the compiled modules, by their path below `.compiled/` or below a language's folder there.
 */
export type CompiledModules = ListModules &
  PageModules & {
    /** the facts that every page needs; separate, so that page scripts do not contain the others */
    site: { site: SiteFacts };
    texts: { texts: ClinicTexts };
    /** what the script in the head needs to know before the first paint whether the clinic is open */
    clock: { offsets: Offsets; times: OpeningTimes };
    /** `offers` is separate from `languages`, because no page script needs it */
    languages: { languages: SiteLanguage[]; offers: LanguageOffer[] };
    edition: {
      /** in a language other than English: the paths of pages that are available in English only */
      englishOnlyPaths: string[];
      /** the language tag of the pages (BCP 47), such as 'en-IN' */
      languageTag: string;
    };
    /** the API origin of an editor on the site (`adminApi`), and of one on another origin (`editorApi`) */
    admin: { adminApi: string | null; editorApi: string | null };
    window: {
      /** markup of the home page's drawing if it is the clinic's own or the town; otherwise undefined */
      windowDrawing: string | undefined;
      /** the same markup for a small window, without the parts of the class `w-fine` */
      smallDrawing: string | undefined;
      /** the town by day, with colours instead of custom properties; undefined for another drawing */
      townStill: string | undefined;
      /** whether the light of the drawing follows the time of day */
      followsTheHour: boolean;
    };
    /** the link to the emergency help; separate, because the top of the home page needs nothing else */
    'urgent-link': { urgentLink: UrgentLink };
    urgent: { urgent: Urgent };
    'fees.server': {
      fees: Fees;
      /** the currency of all fees, such as 'INR' */
      currency: string;
    };
    'tell-us-first.server': { tellUsFirst: TellUsFirst };
    'services.server': { services: Service[] };
    'articles.server': { articles: Article[] };
  };

type ListModules = {
  [Name in Exclude<keyof Contents, 'urgent' | 'fees' | 'tell-us-first'> as `${Name}.server`]: Compiled<
    Contents[Name]
  >;
};

type PageModules = {
  [Name in PageName as `pages/${Name}`]: { page: Compiled<v.InferOutput<(typeof PAGE_SCHEMAS)[Name]>> };
};
