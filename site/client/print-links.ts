/** Links marked `data-prints` lead to a part of the page, as any link, and open the browser's printing. */
export function addPrintLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-prints]');
    if (!link) return;
    event.preventDefault();
    // The styles for paper go by the address.
    location.hash = link.hash;
    print();
  });
}
