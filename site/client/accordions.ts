/** The arrow keys, Home and End between the questions of an accordion (ARIA Authoring Practices, accordion). */
export function accordions(): void {
  addEventListener('keydown', moveBetweenQuestions);
}

function moveBetweenQuestions(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const question = event.target as HTMLElement;
  const item = question.closest<HTMLDetailsElement>('[data-accordion] details');
  if (!item || question.localName !== 'summary') return;
  const questions = [...document.querySelectorAll<HTMLElement>(`details[name="${item.name}"] > summary`)];
  const here = questions.indexOf(question);
  const last = questions.length - 1;
  const target = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here === 0 ? last : here - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  questions[target]?.focus();
}
