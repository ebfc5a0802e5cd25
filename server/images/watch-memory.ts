import fs from 'node:fs';

const WATCH_MS = 10;

/**
 * Reports when a process uses more than `maxBytes` of memory. Where the system has no /proc it never reports: the
 * worker watches itself as well.
 */
export function watchMemory(
  pid: number | undefined,
  maxBytes: number,
  onTooMuch: () => void,
): NodeJS.Timeout {
  return setInterval(() => {
    if ((readRss(pid) ?? 0) > maxBytes) onTooMuch();
  }, WATCH_MS);
}

/** Resident bytes of a process; null where that is unknown, or when it has ended. */
function readRss(pid: number | undefined): number | null {
  try {
    // Not `statm`: it counts in pages, whose size is the machine's own.
    const kiB = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kiB === undefined ? null : Number(kiB) * 1024;
  } catch {
    return null;
  }
}
