import { tellUsFirst } from '#clinic/tell-us-first.server.ts';
import { visit } from '#words/visit.ts';
import { FactList } from './fact-list.tsx';
import { languageOf, UnreviewedNote } from './unreviewed-note.tsx';

/**
 * What patients should tell the dentist before treatment. It asks nobody to write it down: a form is no place
 * for facts about somebody's health (docs/product.md, Form).
 *
 * @param path - of the page, for the link to its English text
 */
export function TellUsFirstList({ path }: { path: string }) {
  if (!tellUsFirst) return null;
  const { medicines, conditions } = tellUsFirst;
  const facts = conditions.map(({ title, tell, bring, neverStop }) => ({
    label: title,
    lines: [tell, bring, neverStop].filter((line) => line !== undefined),
  }));
  return (
    <div className="@container grid gap-3 pb-2.5">
      <UnreviewedNote {...tellUsFirst} path={path} />
      <p className="prose-width">{visit.tellUsFirst.how}</p>
      <div {...languageOf(tellUsFirst)} className="grid gap-3">
        <p className="prose-width font-semibold">{medicines}</p>
        <FactList facts={facts} />
      </div>
    </div>
  );
}
