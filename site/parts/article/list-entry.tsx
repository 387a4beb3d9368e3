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
    <Element className="list-entry">
      <p className="list-entry-kind">
        <span>{kind}</span>
        {measure && <span>{measure}</span>}
      </p>
      <Heading {...language} className="list-entry-title">
        <Link to={to} className="entry-link">
          {title}
        </Link>
      </Heading>
      <p {...language} className={`list-entry-text ${isPictured ? '' : 'max-wide:col-span-2'}`}>
        {text}
      </p>
      {foot && <p className="list-entry-foot">{foot}</p>}
      {isPictured && (
        <div className="list-entry-picture">
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
