import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHydrated } from './hydrated.ts';
import { isLeftToRight } from './direction.ts';

type Tab = {
  /** the panel's id on its page, and the hash of its address */
  id: string;
  label: ReactNode;
  panel: ReactNode;
};

type Props = {
  /** names the tab list */
  label: string;
  /** stands before the tabs in their bar; below it even a single tab's label is shown */
  head?: ReactNode;
  tabs: Tab[];
  barClassName?: string;
  listClassName?: string;
  /** the tab's look; `--selected` is 1 in the selected one and 0 in the others */
  tabClassName?: string;
  /** the panels' scroll margin: what the bar covers when a panel is scrolled to */
  panelClassName?: string;
};

/**
 * One panel of several, chosen by tabs; the chosen one is the address's hash, the first without one (ARIA Authoring
 * Practices, tabs with automatic activation). The delivered HTML has links to the panels instead: the browser shows the
 * one in the address until the page's code is there, and all of them where no scripts run. A single panel has no tabs.
 */
export function Tabs(props: Props) {
  const { label, head, tabs, barClassName, listClassName = '', tabClassName, panelClassName } = props;
  const isChoice = tabs.length > 1;
  const ready = useHydrated() && isChoice;
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const selected = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0];
  const selectedId = selected?.id;

  // A newly chosen panel is seen from its beginning where the bar stays in view and the page is scrolled beyond it.
  // Going back and forward restores the position by itself.
  useLayoutEffect(() => {
    const panel = [...(panels.current?.children ?? [])].find(({ id }) => id === selectedId);
    if (navigationType === 'POP' || !bar.current || !panel) return;
    const gap = panel.getBoundingClientRect().top - bar.current.getBoundingClientRect().bottom;
    if (gap < 0) window.scrollBy({ top: gap, behavior: 'instant' });
  }, [selectedId, navigationType]);

  // Where the tabs have no room beside each other, the chosen one is seen between its neighbours.
  useLayoutEffect(() => {
    const tab = ready && document.getElementById(`${selectedId}-tab`);
    if (tab && list.current) list.current.scrollBy({ left: centre(tab) - centre(list.current) });
  }, [selectedId, ready]);

  function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
    if (!ready || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const elements = [...event.currentTarget.children] as HTMLElement[];
    const here = elements.indexOf(event.target as HTMLElement);
    const last = elements.length - 1;
    const target = {
      [isLeftToRight() ? 'ArrowRight' : 'ArrowLeft']: here === last ? 0 : here + 1,
      [isLeftToRight() ? 'ArrowLeft' : 'ArrowRight']: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
      ' ': here,
    }[event.key];
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

  function select(id: string, replace = id === selectedId) {
    if (`#${id}` === hash) return;
    void navigate({ hash: id }, { replace, preventScrollReset: true, flushSync: true });
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
                // Not a Link, which would be written with the whole path, and with a slash at its end.
                <a
                  key={tab.id}
                  href={`#${tab.id}`}
                  onClick={(event) => chooseByClick(event, tab.id)}
                  className={tabClassName}
                  {...(ready && tabAttributes(tab.id, tab.id === selectedId))}
                >
                  {tab.label}
                </a>
              ))}
            </div>
          ) : (
            <div className={`tab-list ${listClassName}`}>
              <div className={tabClassName}>{selected?.label}</div>
            </div>
          )}
        </div>
      )}
      <div ref={panels} className="tab-panels">
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            id={id}
            className={panelClassName}
            {...(ready && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0 })}
            data-selected={(ready && id === selectedId) || undefined}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
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
