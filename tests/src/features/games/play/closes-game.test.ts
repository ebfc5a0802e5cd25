import { describe, expect, it } from 'vitest';
import { isLimitKind, RESTRICTION_KINDS } from '../../../../../contract/protection/restrictions.ts';
import { closesGame } from '../../../../../src/features/games/play/play-rules.ts';

const LIMITS = RESTRICTION_KINDS.filter(isLimitKind);
const OTHERS = RESTRICTION_KINDS.filter((kind) => !isLimitKind(kind));
const held = (kind: (typeof RESTRICTION_KINDS)[number]) => ({ kind, until: null });

describe('open game', () => {
  it('[R51] game without a restriction stays open', () => {
    expect(closesGame(null, { isInRound: null, wasHeld: false })).toBe(false);
  });

  it.each(OTHERS)('[R51] %s closes a game at once, in a round too', (kind) => {
    expect(closesGame(held(kind), { isInRound: true, wasHeld: false })).toBe(true);
    expect(closesGame(held(kind), { isInRound: null, wasHeld: true })).toBe(true);
  });

  it.each(LIMITS)('[R51] %s lets a running round end and then closes the game', (kind) => {
    expect(closesGame(held(kind), { isInRound: true, wasHeld: false })).toBe(false);
    expect(closesGame(held(kind), { isInRound: false, wasHeld: false })).toBe(true);
    expect(closesGame(held(kind), { isInRound: null, wasHeld: false })).toBe(true);
  });

  it.each(LIMITS)('[R51] at a %s the server is asked whether a round of this game waits', (kind) => {
    expect(closesGame(held(kind), { isInRound: null, wasHeld: true })).toBe(false);
    expect(closesGame(held(kind), { isInRound: false, wasHeld: true })).toBe(true);
  });
});
