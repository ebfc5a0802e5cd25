import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import { showOverlay } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const ROUND = '019a0000-0000-7000-8000-000000000001';
const dialog = () => screen.findByRole('dialog', { name: 'Provably fair' });

describe('check of a round above a running game', () => {
  it('round that the sheet names is looked up by itself', async () => {
    server().reject(gameRoundProof, 'roundUnknown');
    await showOverlay('fair', { roundId: ROUND });
    await waitFor(() => expect(server().asked(gameRoundProof)).toMatchObject([{ roundId: ROUND }]));
    expect(await within(await dialog()).findByLabelText('Round number')).toHaveProperty('value', ROUND);
  });

  it('round that does not exist is told, and can be looked up again', async () => {
    server().reject(gameRoundProof, 'roundUnknown');
    const { user } = await showOverlay('fair', { roundId: ROUND });
    expect(await screen.findByText('We can’t find that round. Check the number.')).toBeTruthy();
    await user.click(within(await dialog()).getByRole('button', { name: 'Verify this round' }));
    await waitFor(() => expect(server().asked(gameRoundProof)).toHaveLength(2));
  });

  it('another round is not looked up before its number is given', async () => {
    server().reject(gameRoundProof, 'roundUnknown');
    const { user } = await showOverlay('fair', { roundId: ROUND });
    const field = await screen.findByLabelText('Round number');
    await screen.findByText('We can’t find that round. Check the number.');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Verify this round' }));
    expect(server().asked(gameRoundProof)).toHaveLength(1);
  });
});
