import { useSyncExternalStore, type ComponentProps } from 'react';

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The path and hash of the address, such as '/your-clinic/hours#hours.monday'. */
export function useAddress(): { path: string; hash: string } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.hash);
  const [path = '/', hash = ''] = address.split('#');
  return { path, hash: decodeURIComponent(hash) };
}

export function navigate(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A link to another screen of the desk, without a new request. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href);
      }}
      {...rest}
    />
  );
}
