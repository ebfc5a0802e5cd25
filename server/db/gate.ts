/** Every connection was taken for so long that the caller had better come back. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/** Lets one more in; whoever got in calls what it resolves to, once, when done. */
export interface Gate {
  enter(): Promise<() => void>;
}

/**
 * Lets `size` in at once, the others in the order they came. Nobody waits longer than `waitMs`: a server that cannot
 * keep up says so at once, and does not collect callers who have given up long ago.
 */
export function createGate(size: number, waitMs = Number.POSITIVE_INFINITY): Gate {
  let free = size;
  const line = new Set<() => void>();

  function leave(): void {
    const [next] = line;
    if (!next) {
      free += 1;
      return;
    }
    line.delete(next);
    next();
  }

  return {
    enter() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        const timer = Number.isFinite(waitMs) ? setTimeout(giveUp, waitMs) : undefined;
        const admit = () => {
          clearTimeout(timer);
          resolve(leave);
        };
        function giveUp(): void {
          line.delete(admit);
          reject(new PoolBusyError(`no connection was free for ${waitMs} ms`));
        }
        line.add(admit);
      });
    },
  };
}
