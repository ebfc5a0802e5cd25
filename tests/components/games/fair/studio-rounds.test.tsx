import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameRoundProof, type RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { getSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { cents } from '../../../../contract/money.ts';
import {
  getStudioGame,
  getStudioRoundProof,
  type StudioRoundProof,
} from '../../../../contract/studios/studio-game-calls.ts';
import { checkHostedRound } from '../../../../maths/hosted/check-proof.ts';
import type { StudioPromise } from '../../../../maths/hosted/studio-promise.ts';
import { MadeTable, madeRows } from '../../../maths/hosted/made-table.ts';
import { someConfig } from '../../support/config.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';
import { COIN, COIN_FIGURES } from '../support/studio-coin.ts';
import { answerRotation, CLIENT_SEED, FIRST, MEMBER, OPEN_PAIR } from './support/seed-pairs.ts';

const held = vi.hoisted(() => ({ promises: [] as StudioPromise[] }));
// The browser of the tests has no database.
vi.mock(import('../../../../src/features/games/studio/studio-promises.ts'), async (original) => ({
  ...(await original()),
  useStudioPromises: () => held.promises,
}));

const config = { games: [...someConfig().games, COIN] };
const NONCE = 3;
const LEVEL = 200;

const table = new MadeTable(madeRows(500, (at) => 1n + BigInt(at % 7)));
const [promise, made] = table.round(FIRST.serverSeed, CLIENT_SEED, NONCE);
const right = checkHostedRound(promise, made);
if (right.kind !== 'right') throw new Error('the table made a wrong round');
const payout = Number(right.payout);
const win = cents((LEVEL * payout) / 100);

const PROOF: StudioRoundProof = {
  ...{ roundId: 'round-1', slug: 'coin', version: 2, commitment: promise.commitment, roots: [...made.roots] },
  ...{ mode: 'base', level: cents(LEVEL), stake: cents(LEVEL), win, settledAt: 1, line: right.line },
  ...{ id: made.id, payout, commit: promise.commit, serverSeed: FIRST.serverSeed, clientSeed: CLIENT_SEED },
  ...{ nonce: NONCE, proof: { ...made.proof, path: [...made.proof.path] }, book: made.book },
};
const NOTE: StudioPromise = {
  ...{ slug: 'coin', version: 2, commitment: promise.commitment, commit: promise.commit },
  ...{ clientSeed: CLIENT_SEED, nextNonce: NONCE },
};
const RECORD: RoundRecord = {
  ...{ roundId: 'round-1', gameId: COIN.id, slug: 'coin', isPlayMoney: false, acts: [], absentActs: 0 },
  ...{ bet: { mode: 'base', level: LEVEL }, stake: cents(LEVEL), win, outcome: {}, settledAt: 1 },
  versionHash: null,
  proof: {
    ...{ commit: promise.commit, serverSeed: FIRST.serverSeed, clientSeed: CLIENT_SEED, nonce: NONCE },
    maths: 'coin@2',
  },
};
const SECRET: RoundRecord = { ...RECORD, proof: { ...RECORD.proof, serverSeed: null } };

const ADDRESS = '/fair?round=round-1';
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).parentElement as HTMLElement;

async function open(changes: Partial<StudioRoundProof> = {}) {
  server().answer(gameRoundProof, RECORD);
  server().answer(getStudioRoundProof, { ...PROOF, ...changes });
  return openPage(ADDRESS, { config });
}

beforeEach(() => {
  held.promises = [];
  server().answer(getStudioGame, COIN_FIGURES);
});

describe('check of a round of a studio’s game', () => {
  it('[C90] round by the tables and seeds that the device noted was fair, with every step that was looked at', async () => {
    held.promises = [NOTE];
    await open();
    const card = await cardOf('This round was fair');
    const checks = within(card).getAllByRole('listitem');
    expect(checks.map((check) => check.getAttribute('data-good'))).toEqual(Array(5).fill('true'));
    const raw = [...card.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(raw).toContain(promise.commitment);
    expect(raw).toContain(String(right.line));
    expect(screen.queryByText(/uses newer math/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'See this round again' })).toBeNull();
  });

  it('[C90] round of which the device noted nothing fits together, and is not called fair', async () => {
    await open();
    const card = await cardOf('The figures of this round fit together');
    expect(within(card).getByText(/^This device noted nothing of these tables/)).toBeTruthy();
  });

  it.each([
    ['win', { win: cents(win + 1) }, /^The win isn’t/],
    ['charge', { stake: cents(LEVEL + 1) }, /^The charge isn’t/],
    ['book', { book: `${made.book} ` }, /^The studio’s book for this line isn’t/],
    ['nonce', { nonce: NONCE + 1 }, /^The seeds draw/],
    ['seed', { serverSeed: 'ef'.repeat(32) }, /^The server seed doesn’t match/],
    ['line', { line: right.line + 1 }, /another place of the table/],
    ['root', { roots: ['00'.repeat(32)] }, /^The roots don’t/],
  ])('[C90] round of another %s is refused by name', async (_, change, says) => {
    held.promises = [NOTE];
    await open(change);
    const card = await cardOf('Something doesn’t match');
    const [first] = within(card).getAllByRole('listitem');
    expect(first?.textContent).toMatch(says);
  });

  it('[C90] other tables than the noted ones are refused, though they fit together', async () => {
    held.promises = [{ ...NOTE, commitment: '00'.repeat(32) }];
    await open();
    const card = await cardOf('Something doesn’t match');
    expect(within(card).getByText(/^The tables of this version aren’t/)).toBeTruthy();
  });

  it('[C90] line without its book is checked by the table, and that is said', async () => {
    await open({ book: null });
    await cardOf('The figures of this round fit together');
    expect(screen.getByText(/too long to be fetched here/)).toBeTruthy();
  });

  it('[C90] round whose seed is secret is revealed and checked from here', async () => {
    held.promises = [NOTE];
    server().answer(gameRoundProof, SECRET);
    server().answer(getSeedPair, OPEN_PAIR);
    const { user } = await openPage(ADDRESS, { ...MEMBER, config });
    const card = await cardOf('Not yet checkable');
    expect(within(card).getByRole('listitem').textContent).toMatch(
      /^Tables, fingerprint and client seed are/,
    );
    expect(server().asked(getStudioRoundProof)).toEqual([]);
    answerRotation();
    server().answer(gameRoundProof, RECORD);
    server().answer(getStudioRoundProof, PROOF);
    await user.click(await screen.findByRole('button', { name: 'Reveal and check' }));
    await cardOf('This round was fair');
  });
});

describe('figures of studios’ games at /fair', () => {
  it('[C90] they name return, chances and commitment of the released version', async () => {
    await openPage('/fair', { config });
    const region = await screen.findByRole('region', { name: 'Games of other studios' });
    await within(region).findByText('base: returns 96.0000%');
    expect(server().asked(getStudioGame)).toMatchObject([{ slug: 'coin' }]);
    for (const text of [
      '24/25',
      '7.68× stake',
      '1 in 8 rounds',
      '₱7,680.00',
      'bb'.repeat(32),
      'cc'.repeat(32),
    ])
      expect(within(region).getByText(text)).toBeTruthy();
    const rows = within(region).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['nothing87.500000%', '5 and more12.500000%']);
  });

  it('nothing is said where no studio has a game', async () => {
    await openPage('/fair');
    await waitFor(() => screen.getByRole('heading', { name: 'Shared rounds' }));
    expect(screen.queryByRole('region', { name: 'Games of other studios' })).toBeNull();
  });
});
