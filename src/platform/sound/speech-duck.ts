/** A reader begins about this long after its text has changed; a short sound of the same moment is heard before it. */
export const SPEECH_DELAY_MS = 250;
const MIN_SPEECH_MS = 800;
const MAX_SPEECH_MS = 10_000;
/** At the pace of a reader that nobody has sped up. */
const MS_PER_LETTER = 70;
/** For Chinese, whose signs are a syllable each. */
const MS_PER_SIGN = 220;
const SIGNS = /\p{Script=Han}/gu;

/** How long a reader takes to speak a text. */
export function estimateSpeechMs(text: string): number {
  const spoken = text.trim();
  const signs = spoken.match(SIGNS)?.length ?? 0;
  const ms = signs * MS_PER_SIGN + (spoken.length - signs) * MS_PER_LETTER;
  return Math.min(Math.max(ms, MIN_SPEECH_MS), MAX_SPEECH_MS);
}

export interface SpeechDuckDependencies {
  duck(isSpeaking: boolean): void;
  /** @returns what cancels it */
  after(ms: number, work: () => void): () => void;
  /** Milliseconds. */
  now(): number;
}

/** @returns hears each announcement, and ducks for as long as the longest of them may be spoken */
export function makeSpeechDuck({ duck, after, now }: SpeechDuckDependencies): (text: string) => void {
  let endsAt = 0;
  let isDucked = false;
  let cancelBegin = () => {};
  let cancelEnd = () => {};
  return (text) => {
    endsAt = Math.max(endsAt, now() + SPEECH_DELAY_MS + estimateSpeechMs(text));
    cancelEnd();
    cancelEnd = after(endsAt - now(), () => {
      isDucked = false;
      duck(false);
    });
    if (isDucked) return;
    cancelBegin();
    cancelBegin = after(SPEECH_DELAY_MS, () => {
      isDucked = true;
      duck(true);
    });
  };
}

interface SessionNavigator {
  /** Safari's, from 16.4 on. */
  readonly audioSession?: { type: 'auto' | 'ambient' };
}

/**
 * Tells the system that the page's sounds lie beside others, so that it mixes and lowers them under a reader's speech. A
 * video of the page is what its viewer listens to: while one plays the browser chooses.
 */
export function mixWithOthers(page: Document, { audioSession }: SessionNavigator): void {
  if (!audioSession) return;
  const set = (type: 'auto' | 'ambient') => {
    audioSession.type = type;
  };
  set('ambient');
  // Events of media do not bubble.
  page.addEventListener('play', () => set('auto'), true);
  for (const kind of ['pause', 'ended', 'emptied'] as const)
    page.addEventListener(kind, () => set('ambient'), true);
}
