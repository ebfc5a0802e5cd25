import { afterEach, beforeEach, vi } from 'vitest';

/** A phone's window for each test of a file or a group: happy-dom lays nothing out, and says 0 for every width. */
export function usePhoneWindow(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(412);
    Object.assign(window, { innerWidth: 412, innerHeight: 915 });
  });
  afterEach(() => vi.restoreAllMocks());
}
