/** No connection became free within the waiting time; the caller should retry later. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/** Resolves when admitted, with a function that the caller must call once when done. */
export interface Gate {
  enter(): Promise<() => void>;
}

/**
 * Admits `size` at once, the others in order of arrival. No caller waits longer than `waitMs`: an overloaded server
 * answers at once, and does not queue callers who have given up.
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
