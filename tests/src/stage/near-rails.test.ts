import { describe, expect, it } from 'vitest';
import { planNear } from '../../../src/stage/mirror/use-near-rails.ts';

describe('rails kept near the screen', () => {
  it('nothing changes while the needed rails exist', () => {
    const old = { first: 2, end: 12 };
    expect(planNear(old, { first: 4, end: 9 }, { first: 0, end: 14 })).toBe(old);
  });

  it('existing rails are kept beside the needed ones, so that scrolling back creates none', () => {
    expect(planNear({ first: 0, end: 8 }, { first: 6, end: 11 }, { first: 3, end: 14 })).toEqual({
      first: 0,
      end: 14,
    });
  });

  it('other rails are freed once there are too many or they are far away', () => {
    expect(planNear({ first: 0, end: 20 }, { first: 18, end: 24 }, { first: 15, end: 30 })).toEqual({
      first: 15,
      end: 30,
    });
    expect(planNear({ first: 0, end: 6 }, { first: 40, end: 45 }, { first: 38, end: 48 })).toEqual({
      first: 38,
      end: 48,
    });
  });
});
