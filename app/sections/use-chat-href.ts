import { useLocation, useMatches } from 'react-router';
import { site } from '#clinic/site.ts';
import { chat } from '#words/chat.ts';
import { words } from '#words/frame.ts';
import { whatsappHref } from '../../domain/contact.ts';
import type { Article } from '../../domain/content/article.ts';
import { requestedAppointment } from '../booking/requested-appointment.ts';
import { useListedServices } from '../layout/navigation.ts';
import { aliasesOf, pagePath, pathOf, servicePath, type PageId } from '../pages.ts';

/** What an article's screen has loaded. */
type Loaded = { article?: Pick<Article, 'title'> } | null | undefined;

const BOOKING = [pathOf('book'), ...aliasesOf('book')];
const WITHOUT_TOPIC: PageId[] = ['home', 'contact'];
const TOPICS = new Map(
  Object.entries(words.pages)
    .filter(([id]) => !WITHOUT_TOPIC.includes(id as PageId))
    .map(([id, name]) => [pathOf(id as PageId), name]),
);

/**
 * Where a chat with the clinic begins, with a sentence that says what it is about; undefined where the clinic has none.
 *
 * @param request - the id of the appointment request it is about; without it, the page one is on says what
 */
export function useChatHref(request?: string): string | undefined {
  const { pathname } = useLocation();
  const { menu } = useListedServices();
  const loaded = useMatches().at(-1)?.loaderData as Loaded;
  if (!site.whatsapp) return undefined;
  const path = pagePath(pathname);
  const id = request ?? (path === pathOf('thankYou') && requestedAppointment()?.id);
  if (id) return whatsappHref(site.whatsapp, chat.request(id));
  if (BOOKING.includes(path)) return whatsappHref(site.whatsapp, chat.booking);
  const service = menu.flatMap(({ services }) => services).find((each) => path === servicePath(each.id));
  const topic = (service ?? loaded?.article)?.title ?? TOPICS.get(path);
  return whatsappHref(site.whatsapp, topic ? chat.about(topic) : chat.question);
}
