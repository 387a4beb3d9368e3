import { stringify } from 'yaml';
import { labelOf } from './labels.ts';
import type { Conflict, Side } from './merge-changes.ts';

// Asks which change to keep if a field was changed both in the editor and in the file.

/** Asks about the conflicts of one file; undefined if nothing may be saved. */
export async function askAboutConflicts(path: string, conflicts: Conflict[]): Promise<Side | undefined> {
  const whole = conflicts.find(({ steps }) => steps.length === 0);
  const dialog = document.createElement('dialog');
  dialog.className = 'conflicts';
  dialog.ariaLabel = 'The file has changed';
  const form = document.createElement('form');
  form.method = 'dialog';
  form.append(
    ...(whole
      ? aboutWholeFile(path, whole)
      : [
          paragraph(
            `Since you opened ${path}, somebody else, or another window, has changed here what you have changed:`,
          ),
          ...conflicts.map(describeConflict),
          paragraph('All other changes, theirs and yours, are kept.'),
        ]),
    button('Save mine', 'mine'),
    ...(whole ? [] : [button('Save theirs', 'theirs')]),
    button('Do not save', ''),
  );
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.remove();
  return (dialog.returnValue || undefined) as Side | undefined;
}

function aboutWholeFile(path: string, { theirs }: Conflict): HTMLElement[] {
  if (theirs === undefined)
    return [paragraph(`Somebody has removed ${path} since you opened it. Saving yours makes it again.`)];
  return [
    paragraph(
      `${path} on the disk is not the file that you opened, or it has a mistake. Saving yours replaces it:`,
    ),
    quote(String(theirs)),
  ];
}

function describeConflict({ steps, theirs, mine }: Conflict): HTMLElement {
  const section = document.createElement('section');
  section.append(
    heading(steps),
    paragraph('Theirs:'),
    quote(textOf(theirs)),
    paragraph('Mine:'),
    quote(textOf(mine)),
  );
  return section;
}

/** "Hours › Monday › 1 › Closes"; names of entries stay as they are. */
function heading(steps: Conflict['steps']): HTMLElement {
  const labels = steps.map((step) => {
    if (typeof step === 'number') return String(step + 1);
    return /^[a-z][A-Za-z]*$/.test(step) ? labelOf(step) : step;
  });
  const strong = document.createElement('strong');
  strong.append(labels.join(' › '));
  return strong;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'object' ? stringify(value).trim() : String(value);
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.append(text);
  return element;
}

function quote(text: string): HTMLElement {
  const element = document.createElement('pre');
  element.dir = 'auto';
  element.append(text);
  return element;
}

function button(text: string, value: string): HTMLElement {
  const element = document.createElement('button');
  element.value = value;
  element.append(text);
  return element;
}
