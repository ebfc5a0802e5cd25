import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import { getJackpotDrawProof } from '../../../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { ROYAL_SEVENS } from '../../../../maths/royal-sevens.ts';
import { settledRound } from '../../../maths/support/settled-round.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const round = settledRound(
  ROYAL_SEVENS,
  { stake: cents(500) },
  { serverSeed: 'ab'.repeat(32), clientSeed: 'a-client-seed' },
);
const FAIR = { name: 'The figures of this round fit together' };
const heading = () => screen.findByRole('heading', FAIR);
const button = () => screen.getByRole('button', { name: 'Verify this round' });

describe('fairness check of a round', () => {
  it('[C90] number in the address is requested automatically, and only once', async () => {
    server().answer(gameRoundProof, round);
    await openPage('/fair?round=round-1');
    await heading();
    expect(server().asked(gameRoundProof)).toMatchObject([{ roundId: 'round-1' }]);
  });

  it('[C90] nothing is requested before a number is entered', async () => {
    server().answer(gameRoundProof, round);
    const { user } = await openPage('/fair');
    await user.click(await screen.findByRole('button', { name: 'Verify this round' }));
    expect(server().asked(gameRoundProof)).toEqual([]);
    await user.type(screen.getByLabelText('Round number'), ' round-1 ');
    await user.click(button());
    await heading();
    expect(server().asked(gameRoundProof)).toMatchObject([{ roundId: 'round-1' }]);
  });

  it('[C90] unknown number replaces the verdict before, and the same number can be requested again', async () => {
    server().answer(gameRoundProof, round);
    const { user } = await openPage('/fair?round=round-1');
    await heading();
    server().reject(gameRoundProof, 'roundUnknown');
    await user.click(button());
    expect(await screen.findByText('We can’t find that round. Check the number.')).toBeTruthy();
    expect(screen.queryByRole('heading', FAIR)).toBeNull();
    server().answer(gameRoundProof, round);
    await user.click(button());
    await heading();
    expect(screen.queryByText('We can’t find that round. Check the number.')).toBeNull();
    expect(server().asked(gameRoundProof)).toHaveLength(3);
  });

  it('[C90] round of another maths version is reported as such', async () => {
    server().answer(gameRoundProof, { ...round, proof: { ...round.proof, maths: 'royal-sevens-99' } });
    await openPage('/fair?round=round-1');
    expect(await screen.findByText(/uses newer math/)).toBeTruthy();
  });
});

describe('fairness check of a draw', () => {
  it('[C90] unknown draw is reported, and can be requested again', async () => {
    server().reject(getJackpotDrawProof, 'drawUnknown');
    const { user } = await openPage('/fair?draw=draw-1');
    const region = await screen.findByRole('region', { name: /Lucky Jackpot/ });
    await waitFor(() => expect(server().asked(getJackpotDrawProof)).toMatchObject([{ drawId: 'draw-1' }]));
    await waitFor(() => expect(region.querySelector('[aria-live]')?.textContent).not.toBe(''));
    await user.click(screen.getByRole('button', { name: 'Verify this draw' }));
    await waitFor(() => expect(server().asked(getJackpotDrawProof)).toHaveLength(2));
  });
});
