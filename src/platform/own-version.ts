/** What the build wrote into the page; a page from a cache may be older than the server's files. */
export function ownVersion(): string | null {
  const version = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  // The development server leaves the mark as it is.
  return version && !version.startsWith('%') ? version : null;
}
