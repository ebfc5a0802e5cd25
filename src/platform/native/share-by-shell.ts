import type { NativeBridge } from './native-bridge.ts';

/** A web view has no `navigator.share`; the shell's takes its place, so that pages need not know where they are. */
export function shareByShell(target: Navigator, bridge: Pick<NativeBridge, 'send'>): void {
  const share = async ({ title = '', text = '', url = '' }: ShareData = {}): Promise<void> => {
    const line = title.replaceAll(/\s+/g, ' ').trim();
    const isDone = await bridge.send('share', `${line}\n${[text, url].filter(Boolean).join('\n')}`);
    if (!isDone) throw new DOMException('the shell did not share it', 'NotAllowedError');
  };
  Object.defineProperty(target, 'share', { value: share, configurable: true });
}
