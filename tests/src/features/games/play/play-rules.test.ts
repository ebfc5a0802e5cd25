import { describe, expect, it } from 'vitest';
import { GameStatus } from '../../../../../contract/ids.ts';
import { CATALOGUE } from '../../../../../server/games/catalogue/games.ts';
import {
  closedByCatalogue,
  closedByFailure,
  elapsedText,
  frameAddress,
  readPlayQuery,
} from '../../../../../src/features/games/play/play-rules.ts';

describe('game address', () => {
  it.each([
    ['gameId=101', { gameId: 101, tryIt: 0, activityId: null }],
    ['gameId=101&tryIt=0', { gameId: 101, tryIt: 0, activityId: null }],
    ['gameId=101&tryIt=1&activityId=47', { gameId: 101, tryIt: 1, activityId: 47 }],
    ['', null],
    ['gameId=-1', null],
    ['gameId=1e3', null],
    ['gameId=abc', null],
  ])('[R42] address "%s" is read', (search, query) => {
    expect(readPlayQuery(search)).toEqual(query);
  });

  it('[R42] address carries the language and keeps the launch token in the fragment', () => {
    const address = 'http://localhost:8081/royal-sevens/#launch=abc';
    expect(frameAddress(address, { locale: 'zh-CN', weight: 10_000 })).toBe(
      'http://localhost:8081/royal-sevens/?locale=zh-CN&counts=10000#launch=abc',
    );
  });

  it('[R42] address opens the page of the requested game, and passes nothing else on', () => {
    const at = (search: string) =>
      frameAddress('http://localhost:8081/royal-sevens/', { locale: 'en', weight: 1_100, search });
    expect(at('?gameId=101&tryIt=1&info=rules')).toBe(
      'http://localhost:8081/royal-sevens/?locale=en&counts=1100&info=rules',
    );
    expect(at('?info=%22%3E%3Cscript')).toBe('http://localhost:8081/royal-sevens/?locale=en&counts=1100');
  });
});

describe('game that does not open', () => {
  const [game] = CATALOGUE;
  it('[R42] reason is known from the catalogue before the server is called', () => {
    expect(closedByCatalogue(undefined)).toBe('unknown');
    expect(closedByCatalogue(game && { ...game, status: GameStatus.coming })).toBe('coming');
    expect(closedByCatalogue(game && { ...game, status: GameStatus.maintenance })).toBe('maintenance');
    expect(closedByCatalogue(game)).toBeNull();
  });

  it.each([
    ['gameUnknown', 'unknown'],
    ['gameComing', 'coming'],
    ['gameMaintenance', 'maintenance'],
    ['forbidden', 'forbidden'],
    ['offline', 'failed'],
    ['internal', 'failed'],
  ] as const)('[R42] says for %s that it is %s', (key, why) => {
    expect(closedByFailure(key)).toBe(why);
  });
});

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_723_000, '1:02:03'],
  [-5, '0:00:00'],
])('session time of %i ms is shown as %s', (ms, text) => {
  expect(elapsedText(1_000_000, 1_000_000 + ms)).toBe(text);
});
