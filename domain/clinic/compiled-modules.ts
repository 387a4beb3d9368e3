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
 * The exports of a compiled clinic's modules, by their path below `.compiled/` or a language's folder there.
 */
export type CompiledModules = ListModules &
  PageModules & {
    /** separate from the other facts, so that the script of every page has only what every page needs */
    site: { site: SiteFacts };
    texts: { texts: ClinicTexts };
    /** what a page needs to find out before its first paint whether the clinic is open */
    clock: { offsets: Offsets; times: OpeningTimes };
    /** `offers` is separate, because no page's script needs it */
    languages: { languages: SiteLanguage[]; offers: LanguageOffer[] };
    edition: {
      /** in a language other than English: the paths of pages that are available in English only */
      englishOnlyPaths: string[];
      /** of the pages (BCP 47), such as 'en-IN' */
      languageTag: string;
    };
    /** the API origin of an editor on the site (`adminApi`), and of one on another origin (`editorApi`) */
    admin: { adminApi: string | null; editorApi: string | null };
    window: {
      /**
       * markup of the drawing in the home page's window: the clinic's own, or the town; undefined for another
       */
      windowDrawing: string | undefined;
      /** the same for a small window: without the parts of the class `w-fine` */
      smallDrawing: string | undefined;
      /** the town by day in plain colours; undefined for another drawing */
      townStill: string | undefined;
      /** whether its light follows the time of day */
      followsTheHour: boolean;
    };
    /** separate from the help, because the top of the home page needs only the link */
    'urgent-link': { urgentLink: UrgentLink };
    urgent: { urgent: Urgent };
    'fees.server': {
      fees: Fees;
      /** of all fees, such as 'INR' */
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
