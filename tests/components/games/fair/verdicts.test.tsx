import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameRoundProof, type RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { TierPropId } from '../../../../contract/ids.ts';
import type { JackpotDraw } from '../../../../contract/jackpot/draws.ts';
import { getJackpotDrawProof } from '../../../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { drawCell, JACKPOT_MATHS } from '../../../../maths/jackpot-draw.ts';
import { KENO_LIGHTS } from '../../../../maths/keno-lights.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import { ROYAL_REELS, ROYAL_SEVENS } from '../../../../maths/royal-sevens.ts';
import { settledRound } from '../../../maths/support/settled-round.ts';
import { fillIn } from '../../support/fill-in.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const SEED = 'cd'.repeat(32);
const CLIENT = 'seed-of-a-test';
const STAKE = cents(500);
const settled = settledRound(ROYAL_SEVENS, { stake: STAKE }, { serverSeed: SEED, clientSeed: CLIENT });
const { win, outcome } = settled;
const proof = { commit: commitOf(SEED), serverSeed: SEED, clientSeed: CLIENT };

const round = (changes: Partial<RoundRecord> = {}): RoundRecord => ({
  ...settled,
  settledAt: Date.UTC(2026, 2, 9, 12),
  ...changes,
});

async function judge(changes: Partial<RoundRecord> = {}): Promise<HTMLElement> {
  server().answer(gameRoundProof, round(changes));
  await openPage('/fair?round=round-1');
  const heading = await screen.findByRole('heading', { name: /fit together$|doesn’t match$/ });
  return heading.parentElement ?? heading;
}

const SEED_KEPT = /^The server seed matches the fingerprint/;
const SEED_BROKEN = 'The server seed doesn’t match the fingerprint.';
const SAME = /^The seeds give exactly the result and payout/;
const OTHER = 'The seeds give a different result from the one shown.';
const checks = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

describe('verdict on a round', () => {
  it('[C90] round without a promise on this device fits together, with stake, payment and raw figures, and is not called fair', async () => {
    const card = await judge();
    expect(checks(card)).toEqual([expect.stringMatching(SEED_KEPT), expect.stringMatching(SAME)]);
    expect(within(card).getByText('₱5.00')).toBeTruthy();
    const raw = [...card.querySelectorAll('code')].map(({ textContent }) => textContent);
    const [bet, outcome] = [JSON.stringify(settled.bet), JSON.stringify(settled.outcome)];
    expect(raw).toEqual([
      bet,
      outcome,
      commitOf(SEED),
      SEED,
      CLIENT,
      ROYAL_SEVENS.maths,
      settled.versionHash,
    ]);
    expect(within(card).queryByText(/contact support/)).toBeNull();
    expect(within(card).getByText(/^This device holds no promise for this round/)).toBeTruthy();
    expect(screen.queryByText('This round was fair')).toBeNull();
  });

  it('[C90] reels are shown as the seeds give them, each symbol by its name', async () => {
    const table = within(await judge()).getByRole('table', { name: 'Reels, calculated in your browser' });
    const names = (row: HTMLElement) =>
      within(row)
        .getAllByRole('img')
        .map((image) => (image as HTMLImageElement).src.split('/').at(-1)?.replace('@1.webp', ''));
    const expected = [0, 1, 2].map((row) =>
      outcome.window.map((reel) => ROYAL_REELS.symbols[reel[row] ?? 0]?.name),
    );
    expect(within(table).getAllByRole('row').map(names)).toEqual(expected);
    for (const image of within(table).getAllByRole<HTMLImageElement>('img'))
      expect(image.alt).not.toMatch(/^$|game\.symbol/);
  });

  it('[C90] payment that was changed does not match, and help is named', async () => {
    const card = await judge({ win: cents(win + 1) });
    expect(within(card).getByRole('heading', { name: 'Something doesn’t match' })).toBeTruthy();
    expect(checks(card)).toEqual([expect.stringMatching(SEED_KEPT), OTHER]);
    expect(within(card).getByText(/contact support with the round number/)).toBeTruthy();
  });

  it('[C90] secret without its fingerprint does not match, whatever it gives', async () => {
    const card = await judge({
      proof: { ...proof, commit: '00'.repeat(32), nonce: null, maths: ROYAL_SEVENS.maths },
    });
    expect(checks(card)).toEqual([SEED_BROKEN, expect.stringMatching(SAME)]);
    expect(within(card).getByRole('heading', { name: 'Something doesn’t match' })).toBeTruthy();
  });

  it('[C90] figures alone are worked out without the server, and compared with nothing', async () => {
    const { user } = await openPage('/fair');
    await screen.findByLabelText('Round number');
    const form = within(screen.getByText('Verify with your own figures').closest('details') as HTMLElement);
    await fillIn(
      user,
      form.getByLabelText('Fingerprint shown before the bet (SHA-256)'),
      proof.commit.toUpperCase(),
    );
    await fillIn(user, form.getByLabelText('Server seed'), SEED);
    await fillIn(user, form.getByLabelText('Client seed'), CLIENT);
    await fillIn(user, form.getByLabelText('Stake'), '5.00');
    await user.selectOptions(form.getByLabelText('Math'), ROYAL_SEVENS.maths);
    await user.click(form.getByRole('button', { name: 'Calculate' }));
    const heading = await screen.findByRole('heading', { name: 'Result of these figures' });
    expect(checks(heading.parentElement ?? heading)).toEqual([expect.stringMatching(SEED_KEPT)]);
    expect(server().asked(gameRoundProof)).toEqual([]);
  });
});

describe('verdict on a round of a game that is no slot', () => {
  const bet = { stake: STAKE, numbers: [3, 40, 77] };
  const keno = settledRound(KENO_LIGHTS, bet, { serverSeed: SEED, clientSeed: CLIENT });
  const codes = (card: HTMLElement) =>
    [...card.querySelectorAll('code')].map(({ textContent }) => textContent);

  it('[C90] round tells its result in words above the raw figures', async () => {
    const card = await judge(keno);
    expect(
      within(card).getByRole('heading', { name: 'The figures of this round fit together' }),
    ).toBeTruthy();
    expect(codes(card).slice(0, 2)).toEqual([JSON.stringify(bet), JSON.stringify(keno.outcome)]);
    const table = within(card).getByRole('table', {
      name: 'Round result, calculated in your browser',
    });
    const cellOf = (label: string) => {
      const header = within(table).getByRole('rowheader', { name: label });
      return within(header.closest('tr') as HTMLElement).getByRole('cell').textContent;
    };
    expect(cellOf('Numbers drawn')).toBe(keno.outcome.drawn.join(' · '));
    expect(cellOf('Your hits')).toBe(keno.outcome.hits.join(' · ') || 'None');
    expect(cellOf('Multiple of the stake returned')).toBe(`×${keno.outcome.multiplier / 100}`);
  });

  it('[C90] bet is typed as JSON, checked, and worked out without the server', async () => {
    const { user } = await openPage('/fair');
    await screen.findByLabelText('Round number');
    const form = within(screen.getByText('Verify with your own figures').closest('details') as HTMLElement);
    await user.selectOptions(form.getByLabelText('Math'), KENO_LIGHTS.maths);
    expect(form.queryByLabelText('Stake')).toBeNull();
    await fillIn(user, form.getByLabelText('Fingerprint shown before the bet (SHA-256)'), proof.commit);
    await fillIn(user, form.getByLabelText('Server seed'), SEED);
    await fillIn(user, form.getByLabelText('Client seed'), CLIENT);
    await fillIn(user, form.getByLabelText('Bet'), '{"stake":500,"numbers":[81]}');
    await user.click(form.getByRole('button', { name: 'Calculate' }));
    expect(await screen.findByText('Enter the bet as JSON, as a round of this game shows it.')).toBeTruthy();
    await fillIn(user, form.getByLabelText('Bet'), JSON.stringify(bet));
    await user.click(form.getByRole('button', { name: 'Calculate' }));
    const heading = await screen.findByRole('heading', { name: 'Result of these figures' });
    expect(codes(heading.parentElement ?? heading)).toContain(JSON.stringify(keno.outcome));
    expect(server().asked(gameRoundProof)).toEqual([]);
  });
});

const ODDS = { cellWeights: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10], tierWeights: [1, 1, 2, 4] };
const place = drawCell(ODDS, SEED, CLIENT);
const TIER_NAMES = { mega: 'Mega', major: 'Major', minor: 'Minor', mini: 'Mini' };

const draw = (changes: Partial<JackpotDraw> = {}): JackpotDraw => ({
  id: 'draw-1',
  type: 1,
  propId: 2001,
  count: 500,
  bonus: cents(500),
  cell: place.cell,
  day: '2026-03-09',
  createTime: Date.UTC(2026, 2, 9, 12),
  proof: { ...proof, maths: JACKPOT_MATHS, ...ODDS },
  ...changes,
});

async function judgeDraw(changes: Partial<JackpotDraw> = {}): Promise<HTMLElement> {
  server().answer(getJackpotDrawProof, draw(changes));
  await openPage('/fair?draw=draw-1');
  const heading = await screen.findByRole('heading', { level: 3, name: /fit together$|doesn’t match$/ });
  return heading.parentElement ?? heading;
}

describe('verdict on a draw', () => {
  it('[C90] draw is shown as fitting together, with the odds of its cell', async () => {
    const card = await judgeDraw();
    expect(within(card).getByText(`Cell ${place.cell + 1} of 10 · 1 in 10 draws`)).toBeTruthy();
    expect(within(card).queryByText('Wheel, if it opens')).toBeNull();
    const raw = [...card.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(raw.slice(3)).toEqual([ODDS.cellWeights.join(', '), '1, 1, 2, 4']);
  });

  it('[C90] draw of a pot names the pot, and its odds of a turn and of a draw', async () => {
    const card = await judgeDraw({ type: 2, propId: TierPropId[place.tier] });
    const weight = { mega: 1, major: 1, minor: 2, mini: 4 }[place.tier];
    const turns = 8 / weight;
    expect(
      within(card).getByText(
        `${TIER_NAMES[place.tier]} · 1 in ${turns} turns of the wheel · 1 in ${turns * 10} draws`,
      ),
    ).toBeTruthy();
  });

  it('[C90] draw whose light stopped elsewhere does not match', async () => {
    const card = await judgeDraw({ cell: (place.cell + 1) % 10 });
    expect(within(card).getByRole('heading', { name: 'Something doesn’t match' })).toBeTruthy();
    expect(within(card).getByText(/contact support with the draw number/)).toBeTruthy();
  });
});
