/** What the shell wrote into this document before it was read. */
export interface NativeMark {
  /** Of this very document: only a port that comes with it is the shell's. */
  readonly nonce: string;
  readonly versionCode: number;
  /** Pixels that bars of the system cover: top, right, bottom, left. */
  readonly insets: string;
  readonly token: string | null;
}

const CONTENT = /^([0-9a-f]{32});(\d{1,9});(\d{1,4}(?:,\d{1,4}){3});([\w-]{20,128})?$/;

/** Reads the mark and takes it out of the document, so that nothing that runs later finds it. */
export function takeNativeMark(page: Document): NativeMark | null {
  const element = page.querySelector<HTMLMetaElement>('meta[name="native"]');
  element?.remove();
  const parts = CONTENT.exec(element?.content ?? '');
  if (!parts) return null;
  const [, nonce = '', versionCode = '', insets = '', token] = parts;
  return { nonce, versionCode: Number(versionCode), insets, token: token ?? null };
}
