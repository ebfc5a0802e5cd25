import type { NativeKind } from './native-messages.ts';

/** The Android shell around the page; in a browser one that does nothing. */
export interface NativeBridge {
  readonly isShell: boolean;
  /** Of the installed app; 0 in a browser. */
  readonly versionCode: number;
  /** Whether the shell did it. Never throws. */
  send(kind: NativeKind, payload?: string): Promise<boolean>;
}

declare global {
  // A property of the window can be declared by `var` alone.
  var native: NativeBridge | undefined;
}

const NO_SHELL: NativeBridge = { isShell: false, versionCode: 0, send: async () => false };

export const nativeBridge = (): NativeBridge => globalThis.native ?? NO_SHELL;
