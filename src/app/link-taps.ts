import { navigate } from '../platform/navigation.ts';
import { isPagePath } from '../platform/page-path.ts';

/** Turns a plain tap on a link of this site into a page change; everything else stays the browser's. */
export function followLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const isForeign = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download');
    const isJump = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    // Files and the server's own pages are not routes.
    if (isForeign || isJump || !isPagePath(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
