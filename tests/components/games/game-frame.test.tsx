import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Cents, cents } from '../../../contract/money.ts';
import { startFrame } from '../../../games/engine/frame.ts';
import type { GameManifest } from '../../../games/engine/game-manifest.ts';
import type { GameServer, SpinAnswer } from '../../../games/engine/game-server.ts';

/** A game of another kind than a slot: one die, and what it shows is all there is to it. */
const dieOutcome = z.object({ pips: z.int().check(z.minimum(1), z.maximum(6)) });
type DieOutcome = z.output<typeof dieOutcome>;

const STAKE = cents(100);
const WIN = cents(500);

function makeDie(shown: DieOutcome[]): GameManifest<DieOutcome> {
  return {
    slug: 'test-die',
    messages: [],
    title: () => 'Test Die',
    sceneLabel: () => 'The die',
    controls: {
      action: () => 'ROLL',
      actionLabel: (amount) => `Roll for ${amount}`,
      actionBusy: () => 'Rolling',
      stakeNote: () => 'six pays five times',
    },
    infoTabs: (stake: () => Cents) => [
      {
        id: 'pays',
        title: () => 'What it pays',
        render: () => Object.assign(document.createElement('p'), { textContent: `at ${stake()} cents` }),
      },
    ],
    paintedTexts: () => [],
    openScene: async ({ announce }) => ({
      start: () => undefined,
      show: async ({ outcome }) => {
        shown.push(outcome);
        announce(`${outcome.pips} pips`);
      },
      cancel: () => undefined,
      setReducedMotion: () => undefined,
      free: () => undefined,
    }),
    readOutcome: (value) => dieOutcome.parse(value),
    verify: ({ outcome }) => ({
      isSeedKept: true,
      isOutcomeSame: outcome.pips === 6,
      isFair: outcome.pips === 6,
    }),
  };
}

function makeServer(outcome: unknown): GameServer {
  const hex = '0'.repeat(64);
  return {
    open: async () => ({
      gameToken: 'token',
      gameId: 1,
      slug: 'test-die',
      isPlayMoney: false,
      balance: cents(1_000),
      stakes: [STAKE],
      defaultStake: STAKE,
      nextCommit: hex,
      unshownRound: null,
      cycleMs: 0,
    }),
    spin: async ({ requestId, clientSeed }): Promise<SpinAnswer> => ({
      round: {
        roundId: requestId,
        gameId: 1,
        isPlayMoney: false,
        stake: STAKE,
        win: WIN,
        outcome,
        settledAt: 0,
        proof: { commit: hex, serverSeed: hex, clientSeed, maths: 'test-die@1' },
      },
      balance: cents(1_400),
      nextCommit: hex,
    }),
    roundShown: async () => undefined,
    roundProof: () => Promise.reject(new Error('not asked for here')),
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
});

describe('game frame', () => {
  it('game frame plays a game of another outcome type, with title, controls and info tabs from its manifest', async () => {
    const user = userEvent.setup();
    const shown: DieOutcome[] = [];
    await startFrame(makeDie(shown), makeServer({ pips: 6 }));

    expect(document.title).toBe('Test Die');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test Die');
    expect(screen.getByRole('main', { name: 'The die' })).toBeTruthy();
    expect(screen.getByText('six pays five times')).toBeTruthy();
    const roll = await screen.findByRole('button', { name: /^Roll for / });
    await user.click(roll);
    await waitFor(() => expect(shown).toEqual([{ pips: 6 }]));
    expect(await screen.findByText('6 pips')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Paytable, rules and rounds' }));
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['What it pays', 'My rounds']);
    expect(screen.getByText('at 100 cents')).toBeTruthy();
  });

  it('game frame stops on an outcome of another type, and shows nothing of it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const user = userEvent.setup();
    const shown: DieOutcome[] = [];
    await startFrame(makeDie(shown), makeServer({ stops: [1, 2, 3] }));
    await user.click(await screen.findByRole('button', { name: /^Roll for / }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(shown).toEqual([]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
