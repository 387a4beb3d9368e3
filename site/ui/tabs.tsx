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
  /** id of the panel, and fragment of its address */
  id: string;
  label: ReactNode;
  /** shown in the same place; describes the tab, but is no part of it and its name */
  note?: ReactNode;
};

type Props = {
  /** accessible name of the tab list */
  label: string;
  /** shown before the tabs in the bar; with it, a single tab's label is shown too */
  head?: ReactNode;
  tabs: Tab[];
  /** shown after the tabs and scrolled with them; not tabs */
  beside?: ReactNode;
  barClassName: string;
  listClassName: string;
  /** classes of a tab with its note; `--selected` is 1 in the selected tab and 0 in the others */
  tabClassName: string;
  /** the panels (tab-panel.tsx), in the same order; plain HTML whose attributes this component sets */
  children: ReactNode;
};

/**
 * Tabs with automatic activation (ARIA Authoring Practices, tabs). The fragment of the address selects the
 * panel; without one it is the first. The delivered HTML has links to the panels instead of tabs: until the
 * island is hydrated, CSS shows the panel in the address (tabs.css), and without JavaScript all panels. A
 * single panel has no tabs.
 */
export function Tabs(props: Props) {
  const { label, head, tabs, beside, barClassName, listClassName, tabClassName, children } = props;
  const hasTabs = tabs.length > 1;
  const isReady = useHydrated() && hasTabs;
  const { selected, bar, list, select } = useSelection(tabs, isReady);

  function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
    if (!isReady || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const index = elements.indexOf(event.target as HTMLElement);
    const target = indexByKey(event.key, index, elements.length);
    const tab = tabs[target ?? -1];
    if (index < 0 || target === undefined || !tab) return;
    event.preventDefault();
    elements[target]?.focus({ preventScroll: true });
    // A click adds an entry to the history, moving by arrow keys does not.
    select(tab.id, true);
  }

  function selectByClick(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  }

  return (
    <div className="tabs" data-ready={isReady || undefined}>
      {(head || hasTabs) && (
        <div ref={bar} className={barClassName}>
          {head}
          <div ref={list} className={listClassName}>
            {hasTabs ? (
              <div
                role={isReady ? 'tablist' : 'navigation'}
                aria-label={label}
                onKeyDown={moveBetweenTabs}
                className="tab-list contents"
              >
                {tabs.map(({ id, label: name, note }) => {
                  const link = (
                    <a
                      key={id}
                      href={`#${id}`}
                      onClick={(event) => selectByClick(event, id)}
                      className={note ? 'tab-link' : `tab ${tabClassName}`}
                      aria-describedby={note ? `${id}-note` : undefined}
                      {...(isReady && tabAttributes(id, id === selected?.id))}
                    >
                      {name}
                    </a>
                  );
                  return note ? (
                    <div key={id} role="presentation" className={`tab ${tabClassName}`}>
                      {link}
                      <div id={`${id}-note`}>{note}</div>
                    </div>
                  ) : (
                    link
                  );
                })}
              </div>
            ) : (
              <div className="tab-list contents">
                <div className={`tab ${tabClassName}`}>
                  <div className="tab-link">{selected?.label}</div>
                  {selected?.note}
                </div>
              </div>
            )}
            {beside}
          </div>
        </div>
      )}
      <div className="tab-panels">{children}</div>
    </div>
  );
}

/** Finds the selected tab, shows its panel and scrolls to it. */
function useSelection(tabs: Tab[], isReady: boolean) {
  const hash = useAddress('hash');
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [clickedId, setClickedId] = useState<string>();
  const selected = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0];
  const selectedId = selected?.id;
  // A click marks its tab at once; the panel follows, because its layout takes longer on a slow phone. On
  // Back and Forward the panel is shown at once, because the browser restores the scroll position in it.
  const deferredId = useDeferredValue(selectedId);
  const shownId = clickedId === selectedId ? deferredId : selectedId;
  if (clickedId !== undefined && clickedId !== selectedId) setClickedId(undefined);

  useLayoutEffect(() => {
    if (!isReady) return;
    for (const { id } of tabs) {
      const panel = document.getElementById(id);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `${id}-tab`);
      panel?.setAttribute('tabindex', '0');
      panel?.toggleAttribute('data-selected', id === shownId);
    }
  }, [isReady, shownId, tabs]);

  // If the bar is sticky and the page is scrolled down, scrolls to the start of the clicked tab's panel.
  useLayoutEffect(() => {
    if (clickedId === undefined || clickedId !== shownId) return;
    const panel = document.getElementById(shownId ?? '');
    if (!bar.current || !panel) return;
    const gap = panel.getBoundingClientRect().top - bar.current.getBoundingClientRect().bottom;
    if (gap < 0) window.scrollBy({ top: gap, behavior: 'instant' });
  }, [clickedId, shownId]);

  // If the tabs do not fit into their list, scrolls the selected one to its centre.
  useLayoutEffect(() => {
    const tab = isReady && document.getElementById(`${selectedId}-tab`);
    if (tab && list.current) list.current.scrollBy({ left: centreOf(tab) - centreOf(list.current) });
  }, [selectedId, isReady]);

  function select(id: string, replace = id === selectedId) {
    if (`#${id}` === hash) return;
    if (id !== selectedId) setClickedId(id);
    changeAddress(`#${id}`, { replace });
  }

  return { selected, bar, list, select };
}

/** The index of the tab that a key moves to; undefined for other keys. */
function indexByKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const [next, previous] = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return {
    [next!]: index === last ? 0 : index + 1,
    [previous!]: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
    ' ': index,
  }[key];
}

function centreOf(element: Element): number {
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
