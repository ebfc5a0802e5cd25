import { afterEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../../contract/config/app-config.ts';
import type { UnitValue } from '../../../../contract/config/unit-values.ts';
import { jackpotCellsConfig } from '../../../../server/jackpot/jackpot-config.ts';
import { type Prize, prizeOfCell } from '../../../../src/features/jackpot/draw-rules.ts';
import { describePrize, prizeWorth, prizeWorthShort } from '../../../../src/features/jackpot/prize-text.ts';
import { activateMessages, loadMessages } from '../../../../src/platform/i18n.ts';
import { configStore } from '../../../../src/session/config/config-store.ts';

const NONE = { points: null, diamonds: null, liveness: null, lottery: null };
const configure = (unitValues: Partial<Record<keyof typeof NONE, UnitValue>>) =>
  configStore.setState({ config: { unitValues: { ...NONE, ...unitValues } } as AppConfig });

afterEach(() => configStore.setState({ config: null }));

const POINTS: Prize = { kind: 'points', count: 500 };

describe('prize without money', () => {
  it('[D10] prize has no cash value while the config has no exchange rate, on every cell of the ring', async () => {
    await activateMessages('en');
    await loadMessages('shell', 'page', 'jackpot');
    configure({});
    const texts = jackpotCellsConfig.initial.map((cell) => {
      const prize = prizeOfCell(cell);
      return [describePrize(prize), prizeWorth(prize), prizeWorthShort(prize)];
    });
    expect(texts).toEqual([
      ['₱5', null, null],
      ['20 points (no cash value)', 'no cash value', 'no cash value'],
      ['₱10', null, null],
      ['1 diamond (no cash value)', 'no cash value', 'no cash value'],
      ['50 points (no cash value)', 'no cash value', 'no cash value'],
      ['Jackpot', null, null],
      ['₱20', null, null],
      ['100 points (no cash value)', 'no cash value', 'no cash value'],
      ['3 diamonds (no cash value)', 'no cash value', 'no cash value'],
      ['₱50', null, null],
    ]);
  });

  it.each([
    ['en', '500 points (worth ₱5.00)', '= ₱5.00'],
    ['fil', '500 points (katumbas ng ₱5.00)', '= ₱5.00'],
    ['zh-CN', '500 积分（价值 ₱5.00）', '= ₱5.00'],
  ] as const)('[D10] says in %s what the config says it is worth', async (locale, words, short) => {
    await activateMessages(locale);
    await loadMessages('shell', 'page', 'jackpot');
    configure({ points: { units: 100, cents: 100 } });
    expect(describePrize(POINTS)).toBe(words);
    expect(prizeWorthShort(POINTS)).toBe(short);
    configure({ points: { units: 1, cents: 50 } });
    expect(prizeWorthShort(POINTS)).toBe('= ₱250.00');
  });
});
