import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { judgeSpin, listSpinErrors, readSpinInput } from '../../../../src/features/games/fair/spin-rules.ts';
import { goldenSectors, isCelebrated, shareBar } from '../../../../src/features/invite/invite-rules.ts';
import { spinProofAddress } from '../../../../src/session/pages/proof-addresses.ts';
import { SECTORS, somePeriod, someSpin } from '../../../components/invite/invite-answers.ts';

describe('rules of the invite spin', () => {
  it('spin is proven fair by the address that its record leads to', () => {
    const spin = someSpin(2_000);
    const input = readSpinInput(spinProofAddress(spin).split('?')[1] ?? '');
    if (!input) throw new Error('no spin in the address');
    expect(listSpinErrors(input)).toEqual([]);
    expect(judgeSpin(input)).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: true,
      sector: spin.sector,
      prize: 2_000,
    });
    expect(judgeSpin({ ...input, sector: String(((spin.sector + 1) % 16) + 1) })?.isOutcomeSame).toBe(false);
    expect(judgeSpin({ ...input, commit: 'a'.repeat(64) })?.isSeedKept).toBe(false);
    expect(judgeSpin({ ...input, sector: '' })?.isOutcomeSame).toBeNull();
  });

  it.each([
    ['commit', 'xyz'],
    ['serverSeed', 'ab'],
    ['clientSeed', '!'],
    ['sectors', '1,2,3'],
    ['sectors', '1,2,3,4,5,6,7,x'],
    ['sector', '17'],
    ['sector', '0'],
  ] as const)('figure %s of "%s" is not worked with', (name, value) => {
    const input = readSpinInput(spinProofAddress(someSpin(100)).split('?')[1] ?? '');
    if (!input) throw new Error('no spin in the address');
    const wrong = { ...input, [name]: value };
    expect(listSpinErrors(wrong)).toContain(name);
    expect(judgeSpin(wrong)).toBeNull();
  });

  it('address of a round or a draw is none of a spin', () => {
    expect(readSpinInput('round=1&commit=2')).toBeNull();
  });

  it('two largest amounts are of gold, and prizes of twice the mean and more are celebrated', () => {
    expect(goldenSectors(SECTORS)).toEqual([0, 8]);
    expect(goldenSectors([1, 1, 1, 1, 1, 1, 1, 5].map(cents))).toEqual([7]);
    const celebrated = [100, 200, 500, 1_000, 2_000].filter((prize) => isCelebrated(cents(prize), SECTORS));
    expect(celebrated).toEqual([1_000, 2_000]);
  });

  it.each([
    [{}, null],
    [{ nextShareAt: 1 }, 'later'],
    [{ sharesLeft: 0 }, 'used'],
  ])('sharing with %o is barred by %s', (changes, bar) => {
    expect(shareBar(somePeriod(changes))).toBe(bar);
  });
});
