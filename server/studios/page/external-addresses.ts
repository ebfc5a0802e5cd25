import { PackageError } from '../package/package-error.ts';
import { type HtmlTag, readTags } from './html-tags.ts';
import { PAGE, START_PAGE } from './list-page.ts';

/** A page of this origin stands for the game's own. */
const OWN = 'https://page.invalid';
/** What these show is in the page itself. */
const INLINE = ['data:', 'blob:', 'about:', 'javascript:'];

/** By element, where it takes a program or another page from. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  script: ['src', 'href', 'xlink:href'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  portal: ['src'],
  // All addresses of the page follow from it, its scripts' too.
  base: ['href'],
};

/** @throws PackageError where the start page takes a script or a frame from elsewhere */
export function rejectExternalScripts(html: string): void {
  for (const tag of readTags(html)) {
    const address = programsOf(tag).find(isOutside);
    if (address === undefined) continue;
    const what = tag.name === 'script' || tag.name === 'link' ? 'script' : tag.name;
    throw new PackageError(
      `${PAGE}/${START_PAGE}`,
      null,
      `it has a ${what} from elsewhere, ${address.slice(0, 200)}`,
    );
  }
}

function programsOf({ name, attributes }: HtmlTag): string[] {
  const places = PROGRAMS[name] ?? (name === 'link' && isScriptLink(attributes) ? ['href'] : []);
  return places.flatMap((place) => attributes.get(place) ?? []);
}

const isScriptLink = (attributes: HtmlTag['attributes']): boolean => {
  const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  return rel.includes('modulepreload') || (rel.includes('preload') && attributes.get('as') === 'script');
};

function isOutside(address: string): boolean {
  if (!URL.canParse(address, OWN)) return false;
  const { origin, protocol } = new URL(address, OWN);
  return origin !== OWN && !INLINE.includes(protocol);
}

/** A whole address anywhere, or one without its scheme where markup or a style sheet names a file. */
const ADDRESS =
  /(?:(?:https?|wss?):|(?=\/\/)(?<=(?:["'`]|url\()\s{0,9}))\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:?#"'`)\s]|$)/gi;
/** Names of vocabularies, which nobody loads. */
const VOCABULARIES = ['www.w3.org', 'ns.adobe.com', 'purl.org', 'schema.org'];

/** The hosts that a text of the page names, which its player's browser will not be let load from. */
export function externalHosts(text: string): string[] {
  const hosts = [...text.matchAll(ADDRESS)].map(([, host]) => (host ?? '').toLowerCase());
  return [...new Set(hosts)].filter((host) => !VOCABULARIES.includes(host)).sort();
}
