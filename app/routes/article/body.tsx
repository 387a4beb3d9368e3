import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

// An article's HTML is made of plain elements (see article-html.server.ts): this is how each of them reads.
const PROSE = [
  'text-[1.15rem] leading-[1.7]',
  '[&>*+*]:mt-5',
  '[&>p:first-child]:text-lead [&>p:first-child]:leading-[1.6]',
  '[&_h2]:mt-12 [&_h2]:text-section [&_h2+*]:mt-4',
  '[&_h3]:mt-9 [&_h3]:text-card [&_h3+*]:mt-3',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li]:mt-2.5 [&_li]:ps-1.5',
  '[&_li::marker]:font-semibold [&_li::marker]:text-terracotta',
  '[&_strong]:font-semibold [&_strong]:text-sea-deep',
  '[&_a]:font-medium [&_a]:text-sea-deep [&_a]:underline [&_a]:decoration-sea-light [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:decoration-sea',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-sand-deep [&_blockquote]:ps-5 [&_blockquote]:font-display [&_blockquote]:text-sea-deep',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(th,td)]:border-b [&_:is(th,td)]:border-sand [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-5 [&_:is(th,td)]:text-start',
].join(' ');

export function ArticleBody({ html }: { html: string }) {
  return (
    <div className="page max-w-4xl py-10 lg:py-14">
      <div className={`max-w-[38rem] ${PROSE}`} dangerouslySetInnerHTML={{ __html: html }} />
      <Link
        to="/blog"
        className="mt-10 inline-flex print:hidden min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
      >
        <Icon name="arrow-left" className="size-4" /> Back to Blog
      </Link>
    </div>
  );
}
