import type { WireAnswer } from './transport.ts';

/** A call that the page itself sent before the app's script had come. */
interface HeadStart {
  readonly url: string;
  readonly answer: Promise<WireAnswer>;
}

declare global {
  // A property of the window can be declared by `var` alone.
  var headStart: HeadStart | undefined;
}

/** The answer of the call to `url` that is in flight already; a second caller must send it again. */
export function consumeHeadStart(url: string): Promise<WireAnswer> | null {
  const { headStart } = globalThis;
  if (headStart?.url !== url) return null;
  globalThis.headStart = undefined;
  return headStart.answer;
}
