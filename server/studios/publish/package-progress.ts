import type { HearBooks } from '../package/check-books.ts';

const EVERY_MS = 1_000;

/** What an operator sees while books are read: a line a second, with how much of the file is done and how fast it goes. */
export function reportBooks(
  report: (line: string) => void,
  packedBytesOf: (file: string) => number,
  now: () => number = () => performance.now(),
): HearBooks {
  let last = { file: '', lines: 0, at: now() };
  return ({ file, lines, packedBytes }) => {
    const at = now();
    if (at - last.at < EVERY_MS) return;
    const since = file === last.file ? last.lines : 0;
    const perSecond = Math.round(((lines - since) * 1000) / (at - last.at));
    const share = Math.floor((100 * packedBytes) / Math.max(1, packedBytesOf(file)));
    report(`${file}: ${share} %, ${lines} lines, ${perSecond} a second`);
    last = { file, lines, at };
  };
}
