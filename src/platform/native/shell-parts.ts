import type { NativeBridge } from './native-bridge.ts';

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

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Gives the page's own variables the pixels that bars of the system cover; not every web view fills in `env()`. */
export function paintInsets(root: HTMLElement, insets: string): void {
  const sizes = /^\d{1,4}(?:,\d{1,4}){3}$/.test(insets) ? insets.split(',') : [];
  for (const [at, size] of sizes.entries()) root.style.setProperty(`--safe-${SIDES[at]}`, `${size}px`);
}

/** A web view has no `navigator.share`; the shell's takes its place, so that pages need not know where they are. */
export function shareByShell(target: Navigator, bridge: Pick<NativeBridge, 'send'>): void {
  const share = async ({ title = '', text = '', url = '' }: ShareData = {}): Promise<void> => {
    const line = title.replaceAll(/\s+/g, ' ').trim();
    const isDone = await bridge.send('share', `${line}\n${[text, url].filter(Boolean).join('\n')}`);
    if (!isDone) throw new DOMException('the shell did not share it', 'NotAllowedError');
  };
  Object.defineProperty(target, 'share', { value: share, configurable: true });
}
