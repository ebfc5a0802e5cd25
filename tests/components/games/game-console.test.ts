import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { makeControls, type OpenAction } from '../../../games/engine/controls.ts';
import {
  type FrameState,
  OPENING_STATE,
  PROTECTION_NOTICES,
  withServerSeed,
} from '../../../games/engine/frame-state.ts';
import { makeInfoDialog } from '../../../games/engine/info-dialog.ts';
import { makeLowBalance } from '../../../games/engine/low-balance.ts';
import { revealFailureText } from '../../../games/engine/round-check.ts';
import { plainRows, roundsTab } from '../../../games/engine/rounds-tab.ts';
import type { RoundVerdict } from '../../../games/engine/rounds-tab-dependencies.ts';
import { makeStakeStepper } from '../../../games/engine/stake-stepper.ts';
import { createStatusScreen, noticeText } from '../../../games/engine/status-screen.ts';
import { CallFailure, type FailureKey } from '../../../src/platform/http/call-failure.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { makeGameState, makeOpenRound, makeShownRound } from '../../games/engine/support/game-state.ts';

beforeAll(() => loadMessages('game'));

const buttonIn = (view: HTMLElement, name: string) => {
  const found = [...view.querySelectorAll('button')].find(
    (button) => button.textContent === name || button.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`no button "${name}"`);
  return found;
};

describe('status screen', () => {
  const openScreen = () => {
    const actions = { retry: vi.fn(), leave: vi.fn() };
    const screen = createStatusScreen(actions);
    const [opening, card] = screen.view.children as unknown as [HTMLElement, HTMLElement];
    return { ...actions, ...screen, opening, card };
  };
  const stopped = (failure: FailureKey, canRetry = true): FrameState =>
    makeGameState({ phase: { kind: 'stopped', failure, canRetry } });

  it('status screen says that the game opens until it is ready, then goes away', () => {
    const { view, opening, card, update } = openScreen();
    update(OPENING_STATE);
    expect([view.hidden, opening.hidden, card.hidden]).toEqual([false, false, true]);
    update(makeGameState());
    expect(view.hidden).toBe(true);
    update(makeGameState({ phase: { kind: 'asking' } }));
    expect(view.hidden).toBe(true);
  });

  it.each([
    ['offline', 'Connection lost.'],
    ['timeout', 'Connection lost.'],
    ['gameSessionEnded', 'This game session has ended.'],
    ['launchTokenInvalid', 'This game session has ended.'],
    ['gameMaintenance', 'This game is under maintenance.'],
    ['internal', 'Something went wrong on our side.'],
  ] as const)('status screen after %s says: %s', (failure, text) => {
    const { view, card, update } = openScreen();
    update(stopped(failure));
    expect([view.hidden, card.hidden, card.getAttribute('role')]).toEqual([false, false, 'alert']);
    expect(card.querySelector('p')?.textContent).toContain(text);
  });

  it('status screen offers another try only where there is one, and always the way out', () => {
    const { view, update, retry, leave } = openScreen();
    update(stopped('offline'));
    buttonIn(view, 'Try again').click();
    update(stopped('gameSessionEnded', false));
    expect(buttonIn(view, 'Try again').hidden).toBe(true);
    [...view.querySelectorAll('button')].at(-1)?.click();
    expect([retry.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  });

  it('notice of every protection limit has words of its own, and an unknown one the general ones', () => {
    const texts = [
      ...PROTECTION_NOTICES,
      'balanceTooLow',
      'stakeNotOffered',
      'betNotOffered',
      'actTooLate',
      'seedChanged',
      'offline',
      'roundUnknown',
    ].map((key) => noticeText(key as FailureKey));
    expect(new Set(texts).size).toBe(PROTECTION_NOTICES.length + 7);
    expect(noticeText('offline')).toBe('We can’t reach the game. The round goes on and we keep trying.');
    expect(texts.at(-1)).toContain('nothing was staked');
    expect(texts.filter((text) => text.startsWith('game.'))).toEqual([]);
  });
});

describe('list of the rounds', () => {
  function openTab(count: number, verdict: RoundVerdict = 'fair', replay: (() => void) | null = null) {
    const rounds = Array.from({ length: count }, (_, index) => makeShownRound(`round-${index}`));
    const openOutside = vi.fn();
    const tab = roundsTab({
      rounds: () => rounds,
      nextCommit: () => 'c0ffee',
      seedPair: () => ({ commit: 'c0ffee', clientSeed: 'my-seed', nextNonce: 12 }),
      rowsOf: () => [['Number', '17']],
      verify: async (round) => ({ round, verdict }),
      reveal: async () => null,
      replay: () => replay,
      openOutside,
    });
    return { page: tab.render(), openOutside };
  }

  it('round is shown again by its own button, which is not there while a round runs', () => {
    const replay = vi.fn();
    const { page } = openTab(2, 'fair', replay);
    const again = [...page.querySelectorAll('button')].filter((one) => one.textContent === 'Replay');
    expect(again).toHaveLength(2);
    expect(again[0]?.getAttribute('aria-label')).toMatch(/^Replay the round of .+$/);
    again[1]?.click();
    expect(replay).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ roundId: 'round-1' }),
      page.querySelectorAll('[role=status]')[1],
    );
    expect(openTab(2).page.textContent).not.toContain('Replay');
  });

  it('list without rounds says so and shows the promise for the next one, with client seed and nonce', () => {
    const { page } = openTab(0);
    expect(page.querySelector('ul')).toBeNull();
    expect(page.textContent).toContain('Rounds you play here appear');
    const figures = [...page.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['c0ffee', 'my-seed', '12']);
  });

  it('list names stake and win of each round and a button of its own', () => {
    const { page } = openTab(50);
    const rows = [...page.querySelectorAll('li')];
    expect(rows).toHaveLength(50);
    expect(rows[0]?.textContent).toMatch(/Stake .*1\.00 · paid .*2\.50/);
    expect(rows[0]?.querySelector('button')?.getAttribute('aria-label')).toMatch(/^Verify the round of \d/);
  });

  it.each([
    ['fair', 'good', 'Verified:'],
    ['unfair', 'bad', 'doesn’t match its promise'],
    ['unpromised', 'unproven', 'lacks part of the promise'],
  ] as const)('round that is %s is shown as %s', async (verdict, tone, words) => {
    const { page, openOutside } = openTab(2, verdict);
    const [, second] = page.querySelectorAll('li');
    const result = second?.querySelector('[role=status]');
    second?.querySelector('button')?.click();
    await vi.waitFor(() => expect(result?.querySelector(`p.${tone}`)?.textContent).toContain(words));
    expect([...(result?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'round-1',
      '17',
      'commit-round-1',
      'seed',
      'client',
      '7',
      'royal-sevens@1',
    ]);
    result?.querySelector('button')?.click();
    expect(openOutside).toHaveBeenCalledExactlyOnceWith('round-1');
    // A second look takes the place of the first.
    second?.querySelector('button')?.click();
    expect(result?.querySelectorAll('dl')).toHaveLength(1);
    expect(page.querySelectorAll('dl')).toHaveLength(1);
  });
});

describe('round whose server seed is secret', () => {
  function openRow(outcomes: (string | null)[]) {
    const round = withServerSeed(makeShownRound('round-1'), null);
    const pairs = ['c0ffee', 'decaf'];
    let isRevealed = false;
    const page = roundsTab({
      rounds: () => [round],
      nextCommit: () => pairs[0] ?? '',
      seedPair: () => null,
      rowsOf: () => [],
      verify: async (shown) =>
        isRevealed
          ? { round: withServerSeed(shown, 'revealed-seed'), verdict: 'fair' }
          : { round: shown, verdict: 'unrevealed' },
      async reveal() {
        const failure = outcomes.shift() ?? null;
        isRevealed = failure === null;
        if (isRevealed) pairs.shift();
        return failure;
      },
      replay: () => null,
      openOutside: vi.fn(),
    }).render();
    document.body.append(page);
    const result = page.querySelector('[role=status]') as HTMLElement;
    const reveal = () => buttonIn(result, 'Reveal and check');
    const failure = () => result.querySelector('p.bad')?.textContent;
    page.querySelector('button')?.click();
    return { page, result, reveal, failure };
  }

  it('verdict names the reason with one button, and the proof has all but the seed', async () => {
    const { page, result } = openRow([]);
    await vi.waitFor(() =>
      expect(result.querySelector('p.unproven')?.textContent).toBe(
        'Not yet checkable: its seed is still secret.',
      ),
    );
    expect([...result.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Reveal and check',
    ]);
    expect(result.textContent).not.toContain('Server seed');
    expect(result.textContent).toContain('Number of the bet');
    page.remove();
  });

  it('button reveals the seed and shows the verdict and the next fingerprint, and the focus stays in the row', async () => {
    const { page, result, reveal } = openRow([null]);
    await vi.waitFor(reveal);
    reveal().focus();
    reveal().click();
    await vi.waitFor(() => expect(result.querySelector('p.good')?.textContent).toContain('Verified:'));
    expect(result.textContent).toContain('revealed-seed');
    expect([...page.querySelectorAll('code')].at(-1)?.textContent).toBe('decaf');
    expect(document.activeElement).toBe(page.querySelector('li button'));
    page.remove();
  });

  it('failure is said in place of the verdict, and it can be tried again', async () => {
    const { page, result, reveal, failure } = openRow(['Finish these rounds first.', null]);
    await vi.waitFor(reveal);
    reveal().click();
    expect(reveal().disabled).toBe(true);
    await vi.waitFor(() => expect(failure()).toBe('Finish these rounds first.'));
    expect([reveal().disabled, document.activeElement]).toEqual([false, reveal()]);
    reveal().click();
    await vi.waitFor(() => expect(result.querySelector('p.good')).not.toBeNull());
    page.remove();
  });

  it.each([
    [
      'seedInUse',
      /^Finish these rounds first.*: Mines of Brass \(.*\d.*\) and Blackjack Salon \(.*\d.*\)\.$/,
    ],
    ['timeout', /^The seed wasn’t revealed\. Try again\.$/],
    ['gameSessionEnded', /session has ended/],
    ['invalidValue', /^The seed wasn’t revealed\. Try again\.$/],
  ] as const)('seed that is not revealed because of %s is told like this: %s', (key, words) => {
    const rounds = ['mines-of-brass', 'blackjack-salon'].map((slug) => ({ roundId: 'r', slug, openedAt: 0 }));
    const details = key === 'seedInUse' ? { rounds } : undefined;
    expect(revealFailureText(new CallFailure(key, 'game/rotateSeedPair', { details }))).toMatch(words);
  });
});

it('round of a game that says no more of it is listed with bet and outcome', () => {
  const round = makeShownRound('round-1', { bet: { stake: 500, numbers: [3] }, outcome: { drawn: [3, 9] } });
  expect(plainRows(round)).toEqual([
    ['Bet', '{"stake":500,"numbers":[3]}'],
    ['Result', '{"drawn":[3,9]}'],
  ]);
});

describe('notice of a low balance', () => {
  function openNotice(parts: Partial<FrameState<object>>) {
    const actions = { playMoney: vi.fn(), deposit: vi.fn() };
    const { view, update } = makeLowBalance(actions);
    update(makeGameState(parts));
    const [play, deposit] = view.querySelectorAll('button');
    const ways = view.querySelector('div');
    return { actions, view, play, deposit, ways, text: view.querySelector('p')?.textContent };
  }

  it('notice is empty while the stake is covered or a round runs', () => {
    for (const parts of [{}, { balance: cents(0), phase: { kind: 'asking' } }] as const) {
      const { view, text, ways } = openNotice(parts);
      expect([text, view.classList.contains('shown'), ways?.hidden]).toEqual(['', false, true]);
    }
  });

  it.each([
    [{ balance: cents(150), stake: cents(200) }, 'Lower the stake to play.', true],
    [{ balance: cents(50), mayOffer: true }, 'The minimum stake here is', false],
    [{ limitLeft: cents(150), stake: cents(200), mayOffer: true }, 'Your limits leave ₱1.50. Lower', true],
    [{ limitLeft: cents(50), mayOffer: true }, 'Your limits leave ₱0.50. The minimum', true],
    [{ balance: cents(50), mayOffer: false }, 'The minimum stake here is', true],
    [{ balance: cents(50), isPlayMoney: true }, 'You’re out of play money.', false],
    [
      { balance: cents(150), stake: cents(200), isPlayMoney: true, mayOffer: true },
      'Your play money of',
      true,
    ],
  ] as const)('notice for %o says "%s"', (parts, words, areWaysHidden) => {
    const { text, ways } = openNotice(parts);
    expect(text).toContain(words);
    expect(ways?.hidden).toBe(areWaysHidden);
  });

  it('notice offers a deposit never for play money, and a refill only when it is used up', () => {
    const real = openNotice({ balance: cents(50), mayOffer: true });
    expect([real.play?.textContent, real.play?.hidden, real.deposit?.hidden]).toEqual([
      'Try with play money',
      false,
      false,
    ]);
    real.play?.click();
    real.deposit?.click();
    expect([real.actions.playMoney.mock.calls.length, real.actions.deposit.mock.calls.length]).toEqual([
      1, 1,
    ]);
    const play = openNotice({ balance: cents(50), isPlayMoney: true });
    expect([play.play?.textContent, play.deposit?.hidden]).toEqual(['Get more play money', true]);
  });
});

describe('console of a game', () => {
  function openConsole(openAction: OpenAction | null = null) {
    const setBet = vi.fn();
    const stepper = makeStakeStepper({
      setBet,
      betOf: (stake, before: object | null) => ({ ...before, stake }),
      note: (stake) => `note ${stake}`,
    });
    const { view, update } = makeControls(
      { betView: stepper.view, press: vi.fn(), openAction: () => openAction, openInfo: vi.fn() },
      { action: () => 'ROLL', actionLabel: (amount) => `Roll for ${amount}`, actionBusy: () => 'Rolling' },
    );
    const controls = {
      view,
      update(state: FrameState<object>) {
        update(state);
        stepper.update(state);
      },
    };
    const spin = controls.view.querySelector('.spin') as HTMLButtonElement;
    const [lower, raise] = controls.view.querySelectorAll<HTMLButtonElement>('.stepper button');
    return { setBet, ...controls, spinButton: spin, lower, raise };
  }

  it('[R51] stake cannot be raised beyond what the own limits leave, and the reason takes the note’s place', () => {
    const { view, update, raise, lower } = openConsole();
    update(makeGameState({ stake: cents(200), limitLeft: cents(499) }));
    expect([lower?.disabled, raise?.disabled]).toEqual([false, true]);
    expect(view.querySelector('.per-line')?.textContent).toBe('Limit ₱4.99');
    update(makeGameState({ stake: cents(200), limitLeft: cents(500) }));
    expect(raise?.disabled).toBe(false);
    expect(view.querySelector('.per-line')?.textContent).toBe('note 200');
  });

  it('console shows balance, stake and its note, and names play money as such', () => {
    const { view, update } = openConsole();
    update(makeGameState());
    const amounts = [...view.querySelectorAll('output')].map(({ textContent }) => textContent);
    expect(amounts).toEqual([expect.stringContaining('100.00'), expect.stringContaining('1.00')]);
    expect(view.querySelector('.per-line')?.textContent).toBe('note 100');
    const label = view.querySelector('.balance .label');
    expect(label?.classList.contains('badge')).toBe(false);
    update(makeGameState({ isPlayMoney: true }));
    expect([label?.classList.contains('badge'), label?.textContent]).toEqual([true, 'Play money']);
  });

  it.each([
    [100, true, false],
    [200, false, false],
    [500, false, true],
  ])('stake of %i can be lowered and raised only within what is offered', (stake, isLowest, isHighest) => {
    const { update, lower, raise, setBet } = openConsole();
    update(makeGameState({ bet: { stake, rows: 8 }, stake: cents(stake) }));
    expect([lower?.disabled, raise?.disabled]).toEqual([isLowest, isHighest]);
    lower?.click();
    raise?.click();
    const [below, above] = { 100: [0, 200], 200: [100, 500], 500: [200, 0] }[stake] ?? [];
    const made = [...(isLowest ? [] : [below]), ...(isHighest ? [] : [above])];
    expect(setBet.mock.calls.flat()).toEqual(made.map((step) => ({ stake: step, rows: 8 })));
  });

  it.each([
    ['open', { kind: 'cashOut' }, 'false'],
    ['open', undefined, 'true'],
    ['acting', { kind: 'cashOut' }, 'true'],
  ] as const)('button of a round that is %s offers %j', (kind, act, isDisabled) => {
    const action = { text: 'Cash out', label: 'Cash out ₱1.25', amount: cents(125), act };
    const { update, spinButton } = openConsole(action);
    update(makeGameState({ phase: { kind, round: makeOpenRound('r1') } }));
    expect(spinButton.getAttribute('aria-disabled')).toBe(isDisabled);
    expect(spinButton.getAttribute('aria-label')).toBe('Cash out ₱1.25');
    expect(spinButton.querySelector('.spin-word')?.textContent).toBe('Cash out');
    expect(spinButton.querySelector('.spin-stake')?.textContent).toContain('1.25');
  });

  it('spin button keeps its focus while a round runs and tells that it waits', () => {
    const { update, spinButton, lower, raise } = openConsole();
    update(makeGameState());
    expect(spinButton.getAttribute('aria-disabled')).toBe('false');
    expect(spinButton.getAttribute('aria-label')).toMatch(/^Roll for .*1\.00$/);
    update(makeGameState({ phase: { kind: 'asking' } }));
    expect(spinButton.getAttribute('aria-disabled')).toBe('true');
    expect([spinButton.disabled, spinButton.getAttribute('aria-label')]).toEqual([false, 'Rolling']);
    expect([lower?.disabled, raise?.disabled]).toEqual([true, true]);
  });
});

describe('information of a game', () => {
  function openInfo() {
    const rendered: string[] = [];
    const tab = (id: string) => ({
      id,
      title: () => `Tab ${id}`,
      render: () => {
        rendered.push(id);
        return Object.assign(document.createElement('p'), { textContent: `page ${id}` });
      },
    });
    const dialog = makeInfoDialog([tab('pays'), tab('rules'), tab('rounds')]);
    document.body.append(dialog.view);
    const tabs = [...dialog.view.querySelectorAll<HTMLButtonElement>('[role=tab]')];
    const chosen = () => tabs.findIndex((button) => button.getAttribute('aria-selected') === 'true');
    const press = (key: string) =>
      dialog.view.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return { ...dialog, rendered, tabs, chosen, press };
  }

  it('information opens on the tab that was asked for, and on the first for an unknown one', () => {
    const { open, view, chosen, rendered } = openInfo();
    open('rules');
    expect([view.open, chosen(), view.querySelector('p')?.textContent]).toEqual([true, 1, 'page rules']);
    view.close();
    open('unknown');
    expect([chosen(), rendered]).toEqual([0, ['rules', 'pays']]);
    view.remove();
  });

  it('information goes through its tabs by the arrow keys, around both ends', () => {
    const { open, view, chosen, tabs, press } = openInfo();
    open();
    tabs[0]?.focus();
    press('ArrowLeft');
    expect([chosen(), document.activeElement]).toEqual([2, tabs[2]]);
    press('ArrowRight');
    expect(chosen()).toBe(0);
    press('Home');
    expect(chosen()).toBe(0);
    expect(tabs.map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    view.remove();
  });

  it('information closes by a tap beside it, and not by one inside', () => {
    const { open, view } = openInfo();
    open();
    view.querySelector<HTMLElement>('.info-body')?.click();
    expect(view.open).toBe(true);
    view.click();
    expect(view.open).toBe(false);
    view.remove();
  });
});
