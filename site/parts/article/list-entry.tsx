import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { Picture, type Pictured } from '../../ui/picture.tsx';
import { Portrait } from '../person/portrait.tsx';

type Props = Pictured & {
  /** `article` if the entry represents an article */
  as?: 'article' | 'div';
  kind: string;
  /** text beside the kind, such as the reading time or a profession */
  measure?: string;
  title: string;
  headingLevel: 2 | 3;
  to: string;
  text: string | undefined;
  /** language of title, text and picture description, if not the page's */
  language?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  /** shown below the text, such as the author */
  foot?: ReactNode;
  /** whether the picture is a portrait */
  isPerson?: boolean;
  /** whether it is visible without scrolling */
  eager?: boolean;
};

/** An entry of a list: title and kind on the left, beginning of the text on the right. */
export function ListEntry({
  as: Element = 'div',
  kind,
  measure,
  title,
  headingLevel,
  to,
  text,
  ...rest
}: Props) {
  const { language, foot, isPerson = false, eager = false, ...picture } = rest;
  const Heading = `h${headingLevel}` as const;
  const isPictured = isPerson || picture.image !== undefined;
  return (
    <Element className="group relative grid grid-cols-[minmax(0,1fr)_min(6rem,26%)] grid-rows-[auto_auto_auto_1fr] gap-x-4 border-t border-sand-deep py-5 md:grid-cols-[minmax(0,1fr)_13rem] md:gap-x-gap md:py-7 wide:grid-cols-[calc((100%-var(--spacing-gap))*5/12)_minmax(0,1fr)_16rem] wide:grid-rows-[auto_auto_1fr]">
      <p className="flex flex-wrap gap-x-4 leading-snug max-md:col-span-2">
        <span className="font-semibold text-terracotta-deep">{kind}</span>
        {measure && <span className="text-ink-soft">{measure}</span>}
      </p>
      <Heading
        {...language}
        className="mt-1 text-card max-md:col-span-2 md:col-start-1 wide:row-[2/4] wide:pe-6"
      >
        {/* Makes the whole entry clickable. */}
        <Link
          to={to}
          className="line-clamp-2 decoration-sea-light decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </Heading>
      <p
        {...language}
        className={`col-start-1 mt-2 line-clamp-3 self-start max-md:leading-snug wide:col-start-2 wide:row-[1/3] wide:mt-0 ${isPictured ? '' : 'max-wide:col-span-2'}`}
      >
        {text}
      </p>
      {foot && (
        <p className="col-start-1 mt-1 text-ink-soft max-md:col-span-2 max-md:text-small md:mt-2 wide:col-start-2 wide:row-start-3">
          {foot}
        </p>
      )}
      {isPictured && (
        <div className="col-start-2 row-3 mt-3 md:row-[1/5] md:mt-0 wide:col-start-3 wide:row-[1/4]">
          {isPerson ? (
            // A sill, as wide as the other pictures.
            <div className="border-b-8 border-sill-front">
              <Portrait of={picture} sizes="(width >= 48rem) 8rem, 6rem" className="md:max-w-32" />
            </div>
          ) : (
            <Picture
              of={picture}
              lang={language?.lang}
              sizes="(width >= 76rem) 18rem, (width >= 48rem) 13rem, 6rem"
              eager={eager}
              className="aspect-[3/2] w-full object-cover"
            />
          )}
        </div>
      )}
    </Element>
  );
}
