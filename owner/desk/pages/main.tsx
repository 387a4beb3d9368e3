import '@fontsource-variable/source-sans-3/wght.css';
import './styles.css';
import './screens.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createDeskStore } from './desk-store.ts';
import { SECTIONS } from './fields/sections.ts';
import { Header, TroubleStrip } from './header.tsx';
import { useAddress } from './router.tsx';
import { Assumptions } from './screens/assumptions.tsx';
import { Check } from './screens/check.tsx';
import { FirstRun } from './screens/first-run.tsx';
import { Publish } from './screens/publish.tsx';
import { YourClinic } from './screens/your-clinic.tsx';
import { DeskContext, useDeskStore } from './use-desk.ts';

function Screen({ path }: { path: string }) {
  switch (path) {
    case '/':
      return <FirstRun />;
    case '/assumptions':
      return <Assumptions />;
    case '/check':
      return <Check />;
    case '/publish':
      return <Publish />;
  }
  const id = path.split('/')[2];
  const section = SECTIONS.find((each) => each.id === id) ?? SECTIONS[0];
  return <YourClinic key={section.id} section={section} />;
}

/** Moves the focus to the field that the address names, or to the heading of a new screen. */
function focusPlace(hash: string, isFirst: boolean) {
  const heading = document.querySelector('h1');
  document.title = `${heading?.textContent ?? ''} · Desk`;
  let path = hash;
  // The field itself, or the first field below it. Without either, its parent is tried.
  const placeOf = (id: string) =>
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]`);
  while (path && !placeOf(path)) path = path.replace(/\.?[^.]*$/, '');
  const place = path ? placeOf(path) : null;
  const field = place?.matches('input, select, textarea')
    ? place
    : place?.querySelector<HTMLElement>('input, select, textarea, button');
  (field ?? place)?.closest('details')?.setAttribute('open', '');
  if (field ?? place) (field ?? place)?.focus();
  else if (!isFirst) heading?.focus();
}

function App() {
  const { path, hash } = useAddress();
  const { store, snapshot } = useDeskStore();
  const hasState = snapshot.state !== null;
  const [first] = useState(path + hash);

  useEffect(() => void store.save(), [store]);
  useEffect(() => {
    if (hasState) focusPlace(hash, path + hash === first);
  }, [path, hash, hasState, first]);

  return (
    <>
      <Header />
      <TroubleStrip />
      {hasState ? <Screen path={path} /> : <p className="starting">Your desk is opening…</p>}
    </>
  );
}

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <DeskContext value={createDeskStore()}>
      <App />
    </DeskContext>
  </StrictMode>,
);
