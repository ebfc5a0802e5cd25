import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { positiveCentsField } from '../../../contract/call.ts';
import type { GameRound } from '../../../contract/games/game-calls.ts';
import { type Cents, cents, NO_CENTS } from '../../../contract/money.ts';
import { button } from '../../../games/engine/element.ts';
import { startFrame } from '../../../games/engine/frame.ts';
import { withServerSeed } from '../../../games/engine/frame-state.ts';
import type { GameManifest } from '../../../games/engine/game-manifest.ts';
import type { GameServer } from '../../../games/engine/game-server.ts';
import type { RoundOf } from '../../../games/engine/round.ts';
import { makeStakeStepper } from '../../../games/engine/stake-stepper.ts';
import { IllegalBet } from '../../../maths/game-maths.ts';
import { readJson } from '../../../maths/read-json.ts';
import { withoutActs } from '../../../maths/without-acts.ts';
import { makeSeedPairs } from '../../games/engine/support/seed-pairs.ts';
import { UNUSED_CALLS } from '../../games/engine/support/unused-calls.ts';
import { settledRound } from '../../maths/support/settled-round.ts';

/** A game of another kind than a slot: one die, a face to bet on, and what it shows is all there is to it. */
const dieBet = z.strictObject({ stake: positiveCentsField, face: z.int().check(z.minimum(1), z.maximum(6)) });
type DieBet = z.output<typeof dieBet>;
const dieOutcome = z.object({ pips: z.int().check(z.minimum(1), z.maximum(6)) });
type DieOutcome = z.output<typeof dieOutcome>;

const STAKE = cents(100);
const TIMES = 5;

const DIE = withoutActs<DieBet, DieOutcome>({
  slug: 'test-die',
  maths: 'test-die@1',
  stakes: [STAKE, cents(200)],
  defaultStake: STAKE,
  readBet: (value) => readJson(dieBet, value, IllegalBet),
  stakeOf: ({ stake }) => stake,
  settle({ stake, face }, random) {
    const pips = random.integer(6) + 1;
    return { win: pips === face ? cents(stake * TIMES) : NO_CENTS, outcome: { pips } };
  },
});

interface Seen {
  readonly rounds: RoundOf<DieBet, DieOutcome>[];
  readonly bets: (DieBet | null)[];
}

/** The scene is where a face is chosen: there is no bet before. */
function makeDie({ rounds, bets }: Seen): GameManifest<DieBet, DieOutcome> {
  return {
    maths: DIE,
    bet: dieBet,
    outcome: dieOutcome,
    messages: [],
    title: () => 'Test Die',
    sceneLabel: () => 'The die',
    controls: {
      action: () => 'ROLL',
      actionLabel: (amount) => `Roll for ${amount}`,
      actionBusy: () => 'Rolling',
    },
    firstBet: () => null,
    betControls: (setBet) =>
      makeStakeStepper({
        setBet,
        betOf: (stake, before) => ({ face: 6, ...before, stake }),
        note: () => 'the face pays five times',
      }),
    infoTabs: (stake: () => Cents) => [
      {
        id: 'pays',
        title: () => 'What it pays',
        render: () => Object.assign(document.createElement('p'), { textContent: `at ${stake()} cents` }),
      },
    ],
    paintedTexts: () => [],
    openScene: async ({ place, announce, setBet }) => {
      place.append(button('Face 2', {}, () => setBet({ stake: STAKE, face: 2 })));
      return {
        start: () => undefined,
        show: async (round) => {
          rounds.push(round);
          announce(`${round.outcome.pips} pips`);
        },
        cancel: () => undefined,
        setReducedMotion: () => undefined,
        update: ({ bet }) => {
          if (bet !== bets.at(-1)) bets.push(bet);
        },
        free: () => undefined,
      };
    },
  };
}

/** Settles with the real maths; `changes` are what a broken server would answer. */
function makeServer(changes: Partial<GameRound> = {}): GameServer {
  const seeds = makeSeedPairs();
  const rounds = new Map<string, GameRound>();
  return {
    ...UNUSED_CALLS,
    ...seeds.calls,
    open: async () => ({
      gameToken: 'token',
      gameId: 1,
      slug: 'test-die',
      isPlayMoney: false,
      balance: cents(1_000),
      stakes: [...DIE.stakes],
      defaultStake: STAKE,
      seedPair: seeds.shown(),
      nextCommit: seeds.nextCommit(),
      unshownRound: null,
      openRound: null,
      cycleMs: 0,
    }),
    bet: async ({ requestId, bet, clientSeed, commit }) => {
      const roundId = `round-${requestId}`;
      const nonce = seeds.place(requestId, { roundId });
      const serverSeed = seeds.pairOf(commit)?.serverSeed ?? '';
      const decided = settledRound(DIE, DIE.readBet(bet), { serverSeed, clientSeed, nonce });
      const round = withServerSeed({ ...decided, roundId }, null);
      rounds.set(roundId, round);
      const balance = cents(900 + round.win);
      return { round: { ...round, ...changes }, openRound: null, balance, seedPair: seeds.shown() };
    },
    roundShown: async () => undefined,
    async roundProof(roundId) {
      const round = rounds.get(roundId);
      if (!round) throw new Error(`no round ${roundId}`);
      const pair = seeds.pairOf(round.proof.commit);
      return withServerSeed(round, pair?.isRevealed ? pair.serverSeed : null);
    },
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
});

describe('game frame', () => {
  const open = async (changes?: Partial<GameRound>) => {
    const user = userEvent.setup();
    const seen: Seen = { rounds: [], bets: [] };
    await startFrame(makeDie(seen), makeServer(changes));
    const roll = await screen.findByRole('button', { name: /^Roll for / });
    return { user, seen, roll };
  };

  it('game frame plays a game of another bet and outcome, with title, controls and info tabs from its manifest', async () => {
    const { user, seen, roll } = await open();
    expect(document.title).toBe('Test Die');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test Die');
    expect(screen.getByRole('main', { name: 'The die' })).toBeTruthy();
    expect(screen.getByText('the face pays five times')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Face 2' }));
    await user.click(roll);
    await waitFor(() => expect(seen.rounds).toHaveLength(1));
    expect(seen.rounds[0]).toMatchObject({ bet: { stake: STAKE, face: 2 }, stake: STAKE });
    expect(await screen.findByText(`${seen.rounds[0]?.outcome.pips} pips`)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Paytable, rules and rounds' }));
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['What it pays', 'My rounds']);
    expect(screen.getByText('at 100 cents')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'My rounds' }));
    await user.click(screen.getByRole('button', { name: /^Verify the round/ }));
    expect(await screen.findByText(/^Not yet checkable/)).toBeTruthy();
    expect(screen.getByText('{"stake":100,"face":2}')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reveal and check' }));
    expect(await screen.findByText(/^Verified:/)).toBeTruthy();
  });

  it('game without a first bet takes no stake until one is made, in the scene or by the controls', async () => {
    const { user, seen, roll } = await open();
    expect(roll.getAttribute('aria-disabled')).toBe('true');
    await user.click(roll);
    expect(seen.rounds).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Face 2' }));
    await waitFor(() => expect(roll.getAttribute('aria-disabled')).toBe('false'));
    await user.click(screen.getByRole('button', { name: 'Raise stake' }));
    expect(seen.bets).toEqual([null, { stake: 100, face: 2 }, { stake: 200, face: 2 }]);
  });

  it.each([
    ['an outcome', { outcome: { stops: [1, 2, 3] } }],
    ['a bet', { bet: { stake: 100 } }],
  ])('game frame stops on %s of another type, and shows nothing of it', async (_, changes) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { user, seen, roll } = await open(changes);
    await user.click(screen.getByRole('button', { name: 'Face 2' }));
    await user.click(roll);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(seen.rounds).toEqual([]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
