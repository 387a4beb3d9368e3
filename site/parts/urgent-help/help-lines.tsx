// Texts of urgent.yaml with lines and bold words. Styles: in-pain.css.

const STEP = /^\d+\. /;

/** Shows each line of a text as a row. Lines that begin with a number are the steps of a numbered list. */
export function HelpLines({ text, className }: { text: string; className: string }) {
  return (
    <div className={`help-lines ${className}`}>
      {inLists(text.split('\n').filter(Boolean)).map((lines) => {
        const List = STEP.test(lines[0]!) ? 'ol' : 'ul';
        return (
          <List key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>
                <InBold text={line.replace(STEP, '')} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

/** Puts steps that follow each other into one list, and so the lines between them. */
function inLists(lines: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (const line of lines) {
    const list = lists.at(-1);
    if (list && STEP.test(list[0]!) === STEP.test(line)) list.push(line);
    else lists.push([line]);
  }
  return lists;
}

/** A text whose words between `**` are bold. */
export function InBold({ text }: { text: string }) {
  return text.split('**').map((part, at) => (at % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
