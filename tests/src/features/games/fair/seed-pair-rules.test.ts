import { describe, expect, it } from 'vitest';
import { clientSeedError } from '../../../../../src/features/games/fair/seed-pair-rules.ts';

describe('client seed of a player', () => {
  it.each(['a', '0', 'mga numero ko', '幸运数字', '🍀'.repeat(64), 'x'.repeat(64), '019a-0000'])(
    '%s is accepted',
    (seed) => {
      expect(clientSeedError(seed)).toBeNull();
    },
  );

  it.each([
    ['nothing', '', { key: 'fair.fault.seed.empty' }],
    ['65 characters', 'x'.repeat(65), { key: 'fair.fault.seed.tooLong', values: { count: 65 } }],
    ['65 emojis', '🍀'.repeat(65), { key: 'fair.fault.seed.tooLong', values: { count: 65 } }],
    ['NUL', 'a\0b', { key: 'fair.fault.seed.notStorable' }],
    ['half a surrogate pair', 'a\ud83c', { key: 'fair.fault.seed.notStorable' }],
  ])('%s is rejected with its own message', (_, seed, message) => {
    expect(clientSeedError(seed)).toEqual(message);
  });
});
