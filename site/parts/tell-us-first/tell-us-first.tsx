import { tellUsFirst } from '#clinic/tell-us-first.server.ts';
import { visit } from '#words/visit.ts';
import { languageOf, UnreviewedNote } from '../text-review/unreviewed-note.tsx';

/**
 * What patients should tell the dentist before treatment. It does not ask for the facts themselves: a form is
 * no place for facts about somebody's health (docs/product.md, Form).
 *
 * @param path - the page's path, for the link to its English text
 */
export function TellUsFirstList({ path }: { path: string }) {
  if (!tellUsFirst) return null;
  const { medicines, conditions } = tellUsFirst;
  return (
    <div id="tell-us-first" className="@container grid gap-3 pb-2.5">
      <UnreviewedNote {...tellUsFirst} path={path} />
      <p className="prose-width">{visit.tellUsFirst.how}</p>
      <div {...languageOf(tellUsFirst)} className="grid gap-3">
        <p className="prose-width">{medicines}</p>
        <dl className="grid gap-x-gap gap-y-3 @xl:grid-cols-2 @4xl:grid-cols-3">
          {conditions.map(({ id, title, tell, bring, neverStop }) => (
            <div key={id}>
              <dt className="leading-snug font-semibold">{title}</dt>
              {[tell, bring, neverStop].map((line) => line && <dd key={line}>{line}</dd>)}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
