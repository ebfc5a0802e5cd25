import { describe, expect, it } from 'vitest';
import { judgeRows, readList } from '../../../../server/studios/remote-list/read-list.ts';

const market = {
  aggregator: { minStake: 20, maxStake: 1_000 },
  country: 'PH',
  bounds: { minReturnBp: 8_500, maxReturnBp: 9_800 },
};
const rowsOf = (count: number, product = 'Otter') =>
  readList(
    Array.from({ length: count }, (_, at) => ({
      ...{ game_code: `g${at}`, name: `Game ${at}`, product, category: 'Video Slots', enabled: true },
      ...{ rtp: '96.00', url_thumb: 'https://pictures.hub.example/g.png' },
    })),
  ).rows;

describe('games of an aggregator that are offered', () => {
  it('they are 300 at most, the first ones of its list, and the others are told with their reason', () => {
    const { offered, refused } = judgeRows(rowsOf(302), market);
    expect(offered.map(({ code }) => code)).toEqual(Array.from({ length: 300 }, (_, at) => `g${at}`));
    expect(refused).toEqual([
      { row: 'g300', reason: 'there are 300 games' },
      { row: 'g301', reason: 'there are 300 games' },
    ]);
  });

  it('list of more rows than are judged in one go is not taken', () => {
    expect(() => readList(Array.from({ length: 50_001 }, () => 1))).toThrow('50001 rows');
  });

  it('they are those of chosen studios alone, where any are chosen', () => {
    const rows = [...rowsOf(2), ...rowsOf(1, 'Heron').map((row) => ({ ...row, game_code: 'h' }))];
    const chosen = { ...market, aggregator: { ...market.aggregator, studios: ['Heron'] } };
    expect(judgeRows(rows, chosen).offered.map(({ code }) => code)).toEqual(['h']);
    expect(judgeRows(rows, chosen).refused[0]?.reason).toBe('its studio is not chosen');
    expect(judgeRows(rows, market).offered).toHaveLength(3);
  });
});
