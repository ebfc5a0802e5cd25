/** No connection became free within the waiting time; the caller should retry later. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/** Resolves when admitted, with a function that the caller must call once when done. */
export interface ConnectionQueue {
  enter(): Promise<() => void>;
}

/**
 * Admits `size` at once, the others in order of arrival. No caller waits longer than `waitMs`: an overloaded server
 * answers at once, and does not queue callers who have given up.
 */
export function createConnectionQueue(size: number, waitMs = Number.POSITIVE_INFINITY): ConnectionQueue {
  let free = size;
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
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
          waiting.delete(admit);
          reject(new PoolBusyError(`no connection was free for ${waitMs} ms`));
        }
        waiting.add(admit);
      });
    },
  };
}
