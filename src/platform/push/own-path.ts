/** A page of our own origin, whatever came: the first page for anything else. */
export function ownPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // Two slashes, or a backslash, begin another host.
  return url.origin === origin ? `${url.pathname}${url.search}` : '/';
}
