import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money.ts';
import { ALL_GAMES } from '../../games/all-games.ts';
import { loadSheets } from '../../games/game-list.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { JADE_TIGER } from '../../maths/jade-tiger.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { entriesDigestOf } from '../../maths/shared-seed.ts';
import { type ProofFile, proofFileText, verifyProofFile } from '../../maths/verify-proof-file.ts';
import { settledRound } from './support/settled-round.ts';

const round = settledRound(
  JADE_TIGER,
  { stake: cents(100) },
  { serverSeed: 'ab'.repeat(32), clientSeed: 'my seed', nonce: 3 },
);
const { commit, clientSeed, nonce } = round.proof;
const promise = {
  commit,
  clientSeed,
  nonce,
  bet: round.bet,
  roundId: 'round-1',
  brokenAnswer: null,
  acceptedNonce: null,
};
const file = JSON.parse(proofFileText(round, promise)) as ProofFile;

const verify = (text: string) => verifyProofFile(text, ALL_GAMES, async () => {});
const verdictOf = (changed: object) => verify(JSON.stringify(changed));
const withRound = (change: object) => ({ ...file, round: { ...file.round, ...change } });
const withProof = (change: object) => withRound({ proof: { ...file.round.proof, ...change } });

describe('proof file', () => {
  it('[C90] file as it was saved is right, with a promise and without one', async () => {
    const right = { kind: 'right', game: 'jade-tiger', roundId: 'round-1', gap: null };
    expect(await verify(proofFileText(round, promise))).toEqual({ ...right, hasPromise: true });
    expect(await verify(proofFileText(round, null))).toEqual({ ...right, hasPromise: false });
  });

  it.each<[string, object, string]>([
    ['server seed', withProof({ serverSeed: 'cd'.repeat(32) }), 'round.proof.serverSeed'],
    ['commitment', withProof({ commit: 'cd'.repeat(32) }), 'round.proof.serverSeed'],
    ['client seed', withProof({ clientSeed: 'my need' }), 'round.proof.clientSeed'],
    ['nonce', withProof({ nonce: 4 }), 'round.proof.nonce'],
    ['promised nonce', { ...file, promise: { ...promise, nonce: 2 } }, 'round.proof.nonce'],
    ['round number', withRound({ roundId: 'round-2' }), 'round.roundId'],
    ['bet', withRound({ bet: { stake: 200 } }), 'round.bet'],
    ['game', withRound({ slug: 'keno-lights' }), 'round.slug'],
    ['act', withRound({ acts: [{ kind: 'cashOut' }] }), 'round.acts[0]'],
    ['stake', withRound({ stake: 200 }), 'round.stake'],
    ['win', withRound({ win: round.win + 1 }), 'round.win'],
    [
      'symbol',
      withRound({ outcome: { ...round.outcome, window: round.outcome.window.with(2, [99, 9, 9, 9]) } }),
      'round.outcome.window[2][0]',
    ],
    [
      'stop',
      withRound({ outcome: { ...round.outcome, stops: [0, ...round.outcome.stops] } }),
      'round.outcome.stops',
    ],
    [
      'free spin',
      withRound({ outcome: { ...round.outcome, freeSpins: undefined } }),
      'round.outcome.freeSpins',
    ],
  ])('[C90] changed %s is refused, naming the first field that differs', async (_what, changed, field) => {
    const verdict = await verdictOf(changed);
    expect(verdict.kind).toBe('wrong');
    expect(verdict.kind === 'wrong' && verdict.field.replace(/^(round\.outcome\.stops)\[.*/, '$1')).toBe(
      field,
    );
  });

  it('[C90] client seed and nonce without a promise are refused by the outcome that they give', async () => {
    for (const change of [{ clientSeed: 'my need' }, { nonce: 4 }, { nonce: null }])
      expect(await verdictOf({ ...withProof(change), promise: null })).toMatchObject({
        kind: 'wrong',
        field: expect.stringMatching(/^round\.outcome\./),
      });
  });

  it.each<[string, string, object]>([
    ['no JSON', '{"format"', { kind: 'malformed', field: null }],
    ['a list', '[]', { kind: 'malformed', field: null }],
    ['another file', '{"a":1}', { kind: 'malformed', field: 'format' }],
    ['a newer form', JSON.stringify({ ...file, version: 2 }), { kind: 'unknownVersion' }],
    ['no round', JSON.stringify({ ...file, round: [] }), { kind: 'malformed', field: 'round' }],
    [
      'a short seed',
      JSON.stringify(withProof({ serverSeed: 'ab' })),
      { kind: 'malformed', field: 'round.proof.serverSeed' },
    ],
    [
      'a broken stake',
      JSON.stringify(withRound({ stake: '1' })),
      { kind: 'malformed', field: 'round.stake' },
    ],
    ['no promise', JSON.stringify({ ...file, promise: undefined }), { kind: 'malformed', field: 'promise' }],
    ['unknown math', JSON.stringify(withProof({ maths: 'x@1' })), { kind: 'unknownMaths', maths: 'x@1' }],
    ['a secret seed', JSON.stringify(withProof({ serverSeed: null })), { kind: 'secret' }],
  ])('[C90] file with %s is not judged, and the reason is named', async (_what, text, verdict) => {
    expect(await verify(text)).toEqual(verdict);
  });

  it('[C90] sample rounds of all games are right, acts of absent players included', async () => {
    for (const { game, maths, rounds } of await loadSheets())
      for (const sample of rounds) {
        const { serverSeed, commit: hash, clientSeed: seed, nonce: place, shared, ...played } = sample;
        const proof = { serverSeed, commit: hash, clientSeed: seed, nonce: place, maths, shared };
        const saved = { ...file, promise: null, round: { ...file.round, ...played, slug: game, proof } };
        expect(await verdictOf(saved), game).toMatchObject({ kind: 'right', game });
        const more = { ...saved.round, absentActs: sample.acts.length };
        if (game === 'airship' || sample.absentActs === sample.acts.length) continue;
        expect(await verdictOf({ ...saved, round: more }), game).toEqual({
          kind: 'wrong',
          field: 'round.acts',
        });
      }
  });

  it('[C90] flight that no server watched is right with its stake back, and not with an act of its player', async () => {
    const airship = (await loadSheets()).find(({ game }) => game === 'airship');
    const [sample] = airship?.rounds ?? [];
    if (!airship || !sample) throw new Error('no sample of a flight');
    const { serverSeed, commit: hash, clientSeed: seed, shared, bet } = sample;
    const proof = { serverSeed, commit: hash, clientSeed: seed, nonce: null, maths: airship.maths, shared };
    const verdictOfActs = (acts: readonly unknown[]) => {
      const flight = AIRSHIP.readBet(bet);
      const played = AIRSHIP.play(flight, acts.map(AIRSHIP.readAct), fairSource(serverSeed, seed));
      const { stake, win, outcome } = played;
      const saved = { bet, acts, absentActs: 1, stake, win, outcome, slug: 'airship', proof };
      return verdictOf({ ...file, promise: null, round: { ...file.round, ...saved } });
    };
    expect(await verdictOfActs([AIRSHIP.shared.voidAct])).toMatchObject({ kind: 'right', game: 'airship' });
    const own = AIRSHIP.shared.actAt(AIRSHIP.readBet(bet), 1_000);
    expect(await verdictOfActs([own])).toEqual({ kind: 'wrong', field: 'round.acts' });
  });

  it('[C90] shared round with another entry, position or published link is refused', async () => {
    const keno = (await loadSheets()).find(({ game }) => game === 'keno-lights');
    const sample = keno?.rounds.find(({ shared }) => shared !== undefined);
    if (!keno || !sample?.shared) throw new Error('no shared sample');
    const { serverSeed, commit: hash, clientSeed: seed, shared, ...played } = sample;
    const fieldOf = async (change: object) => {
      const proof = { serverSeed, commit: hash, clientSeed: seed, nonce: null, maths: keno.maths };
      const changed = { ...played, slug: keno.game, proof: { ...proof, shared: { ...shared, ...change } } };
      const verdict = await verdictOf({ ...file, promise: null, round: { ...file.round, ...changed } });
      return 'field' in verdict ? verdict.field : verdict.kind;
    };
    const [first, ...rest] = shared.entries;
    expect(await fieldOf({})).toBe('right');
    expect(await fieldOf({ position: shared.position + 1 })).toBe('round.proof.shared.position');
    expect(await fieldOf({ chain: { ...shared.chain, lastLink: 'ab'.repeat(32) } })).toBe(
      'round.proof.shared.position',
    );
    expect(await fieldOf({ sharedRoundId: 'another' })).toBe('round.proof.clientSeed');
    expect(await fieldOf({ entries: rest })).toBe('round.proof.clientSeed');
    expect(await fieldOf({ entries: [{ ...first, seed: 'x' }, ...rest] })).toBe(
      'round.proof.shared.entries[0]',
    );
    expect(await fieldOf({ entries: 'none' })).toBe('round.proof.shared');
  });

  describe('of a shared round', () => {
    async function sharedFile() {
      const keno = (await loadSheets()).find(({ game }) => game === 'keno-lights');
      const sample = keno?.rounds.find(({ shared }) => shared !== undefined);
      if (!keno || !sample?.shared) throw new Error('no shared sample');
      const { serverSeed, commit: hash, clientSeed: seed, shared, ...played } = sample;
      const proof = { serverSeed, commit: hash, clientSeed: seed, nonce: null, maths: keno.maths, shared };
      const own = shared.entries.find((entry) => entry.seed !== null);
      const { number, lastLink } = shared.chain;
      const noted = {
        ...promise,
        commit: hash,
        clientSeed: own?.hash ?? '',
        nonce: null,
        bet: sample.bet,
        chain: { number, lastLink, position: shared.position },
        entriesDigest: entriesDigestOf(shared.entries.map((entry) => entry.hash)),
      };
      const saved = { ...file.round, ...played, slug: keno.game, proof };
      return { ...file, round: saved, promise: noted };
    }

    it('[C90] promise with the list that was read is right without a gap, and one without it has one', async () => {
      const saved = await sharedFile();
      expect(await verdictOf(saved)).toMatchObject({ kind: 'right', gap: null });
      const unread = { ...saved.promise, entriesDigest: null };
      expect(await verdictOf({ ...saved, promise: unread })).toMatchObject({ kind: 'right', gap: 'list' });
    });

    it('[C90] another list, place in the chain, or no proof of them is named', async () => {
      const saved = await sharedFile();
      const fieldOf = async (change: object) => {
        const verdict = await verdictOf({ ...saved, promise: { ...saved.promise, ...change } });
        return 'field' in verdict ? verdict.field : verdict.kind;
      };
      expect(await fieldOf({ entriesDigest: 'f'.repeat(64) })).toBe('round.proof.shared.entries');
      expect(await fieldOf({ chain: { ...saved.promise.chain, position: 999 } })).toBe(
        'round.proof.shared.chain',
      );
      const { shared: _, ...bare } = saved.round.proof;
      expect(await verdictOf({ ...saved, round: { ...saved.round, proof: bare } })).toEqual({
        kind: 'wrong',
        field: 'round.proof.shared.chain',
      });
    });

    it('[C90] round that was called off is said to be, unless it is not the promised one', async () => {
      const saved = await sharedFile();
      const round = { ...saved.round, proof: { ...saved.round.proof, serverSeed: null } };
      expect(await verdictOf({ ...saved, round })).toEqual({ kind: 'voided' });
      const other = { ...saved.promise, commit: '0'.repeat(64) };
      expect(await verdictOf({ ...saved, round, promise: other })).toEqual({
        kind: 'wrong',
        field: 'round.proof.commit',
      });
    });
  });
});
