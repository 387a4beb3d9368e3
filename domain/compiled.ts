import type { Offsets } from './civil-date.ts';
import type { ClinicTexts, LanguageOffer, SiteFacts, SiteLanguage } from './clinic.ts';
import type { Article } from './content/article.ts';
import type { Awards } from './content/awards.ts';
import type { Categories } from './content/categories.ts';
import type { Doctors } from './content/doctors.ts';
import type { Faqs } from './content/faqs.ts';
import type { Compiled } from './content/fields.ts';
import type { Gallery } from './content/gallery.ts';
import type { AboutPage } from './content/pages/about.ts';
import type { ArticlePage } from './content/pages/article.ts';
import type { BlogPage } from './content/pages/blog.ts';
import type { BookPage } from './content/pages/book.ts';
import type { ContactPage } from './content/pages/contact.ts';
import type { DoctorsPage } from './content/pages/doctors.ts';
import type { GalleryPage } from './content/pages/gallery.ts';
import type { HomePage } from './content/pages/home.ts';
import type { InternationalPatientsPage } from './content/pages/international-patients.ts';
import type { PrivacyPolicyPage } from './content/pages/privacy-policy.ts';
import type { ServicePage } from './content/pages/service.ts';
import type { ServicesPage } from './content/pages/services.ts';
import type { SitemapPage } from './content/pages/sitemap.ts';
import type { TeamPage } from './content/pages/team.ts';
import type { ThankYouPage } from './content/pages/thank-you.ts';
import type { TransformationsPage } from './content/pages/transformations.ts';
import type { Service } from './content/service.ts';
import type { Team } from './content/team.ts';
import type { Testimonials } from './content/testimonials.ts';
import type { Timeline } from './content/timeline.ts';
import type { Transformations } from './content/transformations.ts';
import type { Urgent, UrgentLink } from './content/urgent.ts';
import type { OpeningTimes } from './opening-hours.ts';

/** What the modules of a compiled clinic export, by their names below `.compiled/` or a language's folder there. */
export type CompiledModules = {
  /** apart from the other facts, so that the script of every page holds no more than every page needs */
  site: { site: SiteFacts };
  texts: { texts: ClinicTexts };
  /** what a page needs to tell, before it is painted, whether the clinic is open */
  clock: { offsets: Offsets; times: OpeningTimes };
  /** `offers` apart, as no page's script has it */
  languages: { languages: SiteLanguage[]; offers: LanguageOffer[] };
  /** where the site serves the editor itself: the origin of the repository's host */
  admin: { adminApi: string | null };
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
  'services.server': { services: Service[] };
  'articles.server': { articles: Article[] };
  'awards.server': Compiled<Awards>;
  'categories.server': Compiled<Categories>;
  'doctors.server': Compiled<Doctors>;
  'faqs.server': Compiled<Faqs>;
  'gallery.server': Compiled<Gallery>;
  'team.server': Compiled<Team>;
  'testimonials.server': Compiled<Testimonials>;
  'timeline.server': Compiled<Timeline>;
  'transformations.server': Compiled<Transformations>;
  'pages/about': { page: AboutPage };
  'pages/article': { page: ArticlePage };
  'pages/blog': { page: BlogPage };
  'pages/book': { page: BookPage };
  'pages/contact': { page: ContactPage };
  'pages/doctors': { page: DoctorsPage };
  'pages/gallery': { page: GalleryPage };
  'pages/home': { page: HomePage };
  'pages/international-patients': { page: InternationalPatientsPage };
  'pages/privacy-policy': { page: PrivacyPolicyPage };
  'pages/service': { page: ServicePage };
  'pages/services': { page: ServicesPage };
  'pages/sitemap': { page: SitemapPage };
  'pages/team': { page: TeamPage };
  'pages/thank-you': { page: ThankYouPage };
  'pages/transformations': { page: TransformationsPage };
};
