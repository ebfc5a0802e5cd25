import { paths } from '../paths.ts';

/** A page of our own origin, whatever came: the first page for anything else. */
export function ownPath(path: unknown, origin: string): string {
  const own = typeof path === 'string' && path.startsWith(paths.home) ? readOwn(path, origin) : null;
  return own ?? paths.home;
}

/** Null for another origin: two slashes, or a backslash, begin another host. */
function readOwn(path: string, origin: string): string | null {
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : null;
}
