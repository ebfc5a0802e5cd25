/** What a page may consist of. A file of another kind is refused: a browser would guess what it is. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    json: 'application/json',
    map: 'application/json',
    webmanifest: 'application/manifest+json',
    xml: 'application/xml',
    txt: 'text/plain; charset=utf-8',
    md: 'text/plain; charset=utf-8',
    // The SDK of such pages copies the sources beside its pictures into the build; no page loads them.
    ts: 'text/plain; charset=utf-8',
    atlas: 'text/plain; charset=utf-8',
    fnt: 'text/plain; charset=utf-8',
    wasm: 'application/wasm',
    skel: 'application/octet-stream',
    bin: 'application/octet-stream',
    glb: 'model/gltf-binary',
    ktx2: 'image/ktx2',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    ico: 'image/x-icon',
    woff: 'font/woff',
    woff2: 'font/woff2',
    ttf: 'font/ttf',
    otf: 'font/otf',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
    m4a: 'audio/mp4',
    aac: 'audio/aac',
    ac3: 'audio/ac3',
    mp4: 'video/mp4',
    webm: 'video/webm',
  }),
);

const extensionOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';

/** Null for a kind of file that no page may have. */
export const mediaTypeOf = (path: string): string | null => MEDIA_TYPES.get(extensionOf(path)) ?? null;

/** Whether a browser reads addresses out of a file like this. */
export const holdsAddresses = (path: string): boolean =>
  ['html', 'css', 'js', 'mjs', 'svg'].includes(extensionOf(path));
