import { articles } from '#clinic/articles.server.ts';
import { services } from '#clinic/services.server.ts';
import { site } from '#clinic/site.ts';
import { chatMessages } from '#words/chat-messages.ts';
import { words } from '#words/layout.ts';
import { whatsappHref } from '../../../domain/web/contact-links.ts';
import { aliasesOf, articlePath, pathOf, servicePath, type ScreenId } from '../../../domain/web/screens.ts';

const WITHOUT_TOPIC: ScreenId[] = ['home', 'contact', 'in-pain'];

const TOPICS = new Map([
  ...Object.entries(words.pages)
    .filter(([id]) => !WITHOUT_TOPIC.includes(id as ScreenId))
    .map(([id, name]) => [pathOf(id as ScreenId), name] as const),
  ...services.map(({ id, title }) => [servicePath(id), title] as const),
  ...articles.map(({ slug, title }) => [articlePath(slug), title] as const),
]);

/** WhatsApp link with an opening sentence about the page; undefined if the clinic has no WhatsApp number. */
export function chatHref(path: string): string | undefined {
  if (!site.whatsapp) return undefined;
  if ([pathOf('book'), ...aliasesOf('book')].includes(path))
    return whatsappHref(site.whatsapp, chatMessages.booking);
  const topic = TOPICS.get(path);
  return whatsappHref(site.whatsapp, topic ? chatMessages.about(topic) : chatMessages.question);
}
