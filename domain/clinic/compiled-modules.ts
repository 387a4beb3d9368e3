import type * as v from 'valibot';
import type { Offsets } from '../booking/civil-date.ts';
import type { ClinicTexts, LanguageOffer, SiteFacts, SiteLanguage } from './clinic.ts';
import type { Article } from './article.ts';
import type { Fees } from './fees.ts';
import type { Compiled } from './field-schemas.ts';
import type { Contents } from './schemas-by-file.ts';
import type { PAGE_SCHEMAS, PageName } from './pages.ts';
import type { Service } from './service.ts';
import type { Urgent, UrgentLink } from './urgent.ts';
import type { OpeningTimes } from '../booking/opening-hours.ts';

/**
 * What the modules of a compiled clinic export, by their names below `.compiled/` or a language's folder
 * there.
 */
export type CompiledModules = ListModules &
  PageModules & {
    /** apart from the other facts, so that the script of every page holds no more than every page needs */
    site: { site: SiteFacts };
    texts: { texts: ClinicTexts };
    /** what a page needs to tell, before it is painted, whether the clinic is open */
    clock: { offsets: Offsets; times: OpeningTimes };
    /** `offers` apart, as no page's script has it */
    languages: { languages: SiteLanguage[]; offers: LanguageOffer[] };
    /**
     * the origin that the editor reaches: one that the site serves itself, and one on an origin of its own
     */
    admin: { adminApi: string | null; editorApi: string | null };
    /** the drawing in the home page's window, as a file and as markup; none where it is a photograph */
    window: {
      windowAddress: string | undefined;
      windowDrawing: string | undefined;
      /** whether its light is that of the hour */
      followsTheHour: boolean;
    };
    /** apart from the help, as the home page's first screen has no more of it */
    'urgent-link': { urgentLink: UrgentLink };
    urgent: { urgent: Urgent };
    'fees.server': { fees: Fees };
    'services.server': { services: Service[] };
    'articles.server': { articles: Article[] };
  };

type ListModules = {
  [Name in Exclude<keyof Contents, 'urgent' | 'fees'> as `${Name}.server`]: Compiled<Contents[Name]>;
};

type PageModules = {
  [Name in PageName as `pages/${Name}`]: { page: Compiled<v.InferOutput<(typeof PAGE_SCHEMAS)[Name]>> };
};
