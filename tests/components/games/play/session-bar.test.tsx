import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LIMIT_KEYS, type LimitKey } from '../../../../contract/protection/protection-rules.ts';
import { SessionBar } from '../../../../src/features/games/play/session-bar.tsx';
import { applyProtection } from '../../../../src/session/player/protection-store.ts';
import { told } from '../../protection/protection-answers.ts';
import { showPart } from '../../support/open-page.tsx';

type Held = Partial<Record<LimitKey, readonly [value: number, left: number]>>;

async function showBar(held: Held) {
  const limits = LIMIT_KEYS.map((key) => {
    const [value, left] = held[key] ?? [null, null];
    return { key, value, left, used: (value ?? 0) - (left ?? 0), wish: null };
  });
  applyProtection(told({ limits }));
  await showPart(<SessionBar />, ['play'], { player: { id: 7 } });
  return screen.getByRole('region', { name: 'Your session' });
}

const partOf = (bar: HTMLElement, title: string) => {
  const part = [...bar.querySelectorAll('[title]')].find((one) => one.getAttribute('title') === title);
  return part?.parentElement ?? null;
};

describe('session bar of a player with limits', () => {
  it('[R51] what may still be staked stands with its share as a bar', async () => {
    const bar = await showBar({ lossDay: [10_000, 5_000], stakeDay: [90_000, 90_000] });
    const left = partOf(bar, 'Left of your limits');
    expect(left?.textContent).toBe('Left₱50.00');
    expect(left?.style.getPropertyValue('--share')).toBe('50%');
    expect(partOf(bar, 'Left of your deposit limit')).toBeNull();
  });

  it('[R51] player with a deposit limit alone reads what is left of it', async () => {
    const left = partOf(await showBar({ depositWeek: [200_000, 50_000] }), 'Left of your deposit limit');
    expect(left?.textContent).toBe('To deposit₱500.00');
    expect(left?.style.getPropertyValue('--share')).toBe('25%');
  });

  it('[R51] player without a limit reads of none', async () => {
    expect((await showBar({})).textContent).not.toMatch(/Left|deposit/);
  });
});
