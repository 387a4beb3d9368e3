import {
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { changeAddress, useAddress } from './use-address.ts';
import { useHydrated } from './use-hydrated.ts';

type Tab = {
  /** the panel's id on its page, and the hash of its address */
  id: string;
  label: ReactNode;
};

type Props = {
  /** names the tab list */
  label: string;
  /** stands before the tabs in their bar; below it even a single tab's label is shown */
  head?: ReactNode;
  tabs: Tab[];
  barClassName: string;
  listClassName: string;
  /** the tab's look; `--selected` is 1 in the selected one and 0 in the others */
  tabClassName: string;
  /** their panels (tab-panel.tsx), in the same order: delivered HTML, whose attributes change with the choice */
  children: ReactNode;
};

/**
 * One panel of several, chosen by tabs; the chosen one is the address's hash, the first without one (ARIA Authoring
 * Practices, tabs with automatic activation). The delivered HTML has links to the panels instead: the browser shows the
 * one in the address until the island is hydrated, and all of them where no scripts run. A single panel has no tabs.
 */
export function Tabs(props: Props) {
  const { label, head, tabs, barClassName, listClassName, tabClassName, children } = props;
  const isChoice = tabs.length > 1;
  const ready = useHydrated() && isChoice;
  const { selected, bar, list, select } = useSelection(tabs, ready);

  function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
    if (!ready || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const elements = [...event.currentTarget.children] as HTMLElement[];
    const here = elements.indexOf(event.target as HTMLElement);
    const target = indexByKey(event.key, here, elements.length);
    const tab = tabs[target ?? -1];
    if (here < 0 || target === undefined || !tab) return;
    event.preventDefault();
    elements[target]?.focus({ preventScroll: true });
    // A click is a step to go back from; passing through tabs by arrow is not.
    select(tab.id, true);
  }

  function chooseByClick(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  }

  return (
    <div className="tabs" data-ready={ready || undefined}>
      {(head || isChoice) && (
        <div ref={bar} className={barClassName}>
          {head}
          {isChoice ? (
            <div
              ref={list}
              role={ready ? 'tablist' : 'navigation'}
              aria-label={label}
              onKeyDown={moveBetweenTabs}
              className={`tab-list ${listClassName}`}
            >
              {tabs.map((tab) => (
                <a
                  key={tab.id}
                  href={`#${tab.id}`}
                  onClick={(event) => chooseByClick(event, tab.id)}
                  className={`tab ${tabClassName}`}
                  {...(ready && tabAttributes(tab.id, tab.id === selected?.id))}
                >
                  {tab.label}
                </a>
              ))}
            </div>
          ) : (
            <div className={`tab-list ${listClassName}`}>
              <div className={`tab ${tabClassName}`}>{selected?.label}</div>
            </div>
          )}
        </div>
      )}
      <div className="tab-panels">{children}</div>
    </div>
  );
}

/** Which panel is chosen, and what follows from a choice. */
function useSelection(tabs: Tab[], ready: boolean) {
  const hash = useAddress('hash');
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [clickedId, setClickedId] = useState<string>();
  const selected = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0];
  const selectedId = selected?.id;
  // A press is answered by its tab's mark, and the panel, which takes a slow phone longer to lay out, follows. Going back and
  // forward the panel is there at once: the browser restores the position in it.
  const deferredId = useDeferredValue(selectedId);
  const shownId = clickedId === selectedId ? deferredId : selectedId;
  if (clickedId !== undefined && clickedId !== selectedId) setClickedId(undefined);

  useLayoutEffect(() => {
    if (!ready) return;
    for (const { id } of tabs) {
      const panel = document.getElementById(id);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `${id}-tab`);
      panel?.setAttribute('tabindex', '0');
      panel?.toggleAttribute('data-selected', id === shownId);
    }
  }, [ready, shownId, tabs]);

  // A pressed tab's panel is seen from its beginning where the bar stays in view and the page is scrolled beyond it.
  useLayoutEffect(() => {
    if (clickedId === undefined || clickedId !== shownId) return;
    const panel = document.getElementById(shownId ?? '');
    if (!bar.current || !panel) return;
    const gap = panel.getBoundingClientRect().top - bar.current.getBoundingClientRect().bottom;
    if (gap < 0) window.scrollBy({ top: gap, behavior: 'instant' });
  }, [clickedId, shownId]);

  // Where the tabs have no room beside each other, the chosen one is seen between its neighbours.
  useLayoutEffect(() => {
    const tab = ready && document.getElementById(`${selectedId}-tab`);
    if (tab && list.current) list.current.scrollBy({ left: centre(tab) - centre(list.current) });
  }, [selectedId, ready]);

  function select(id: string, replace = id === selectedId) {
    if (`#${id}` === hash) return;
    if (id !== selectedId) setClickedId(id);
    changeAddress(`#${id}`, { replace });
  }

  return { selected, bar, list, select };
}

/** The place of the tab to which a key leads from another. */
function indexByKey(key: string, here: number, count: number): number | undefined {
  const last = count - 1;
  const [onward, backward] =
    document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return {
    [onward!]: here === last ? 0 : here + 1,
    [backward!]: here === 0 ? last : here - 1,
    Home: 0,
    End: last,
    ' ': here,
  }[key];
}

function centre(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function tabAttributes(id: string, isSelected: boolean) {
  return {
    id: `${id}-tab`,
    role: 'tab',
    'aria-selected': isSelected,
    'aria-controls': id,
    tabIndex: isSelected ? 0 : -1,
  };
}
