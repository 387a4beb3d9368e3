/**
 * Lets the arrow keys, Home and End move the focus between the questions of an accordion (ARIA Authoring
 * Practices, accordion).
 */
export function addAccordionKeys(): void {
  addEventListener('keydown', moveBetweenQuestions);
}

function moveBetweenQuestions(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const question = event.target as HTMLElement;
  const item = question.closest<HTMLDetailsElement>('[data-accordion] details');
  if (!item || question.localName !== 'summary') return;
  const questions = [...document.querySelectorAll<HTMLElement>(`details[name="${item.name}"] > summary`)];
  const index = questions.indexOf(question);
  const last = questions.length - 1;
  const target = {
    ArrowDown: index === last ? 0 : index + 1,
    ArrowUp: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  questions[target]?.focus();
}
