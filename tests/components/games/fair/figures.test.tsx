import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/game-calls.ts';
import { getJackpotDrawProof } from '../../../../contract/jackpot/jackpot-calls.ts';
import { fillIn } from '../../support/fill-in.ts';
import { noteOf } from '../../support/note-of.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const group = (summary: string) => screen.getByText(summary).closest('details') as HTMLElement;

describe('fairness check of a round', () => {
  it('[C90] blank number sends no request', async () => {
    const { user } = await openPage('/fair');
    await fillIn(user, await screen.findByRole('textbox', { name: 'Round number' }), '   ');
    await user.click(screen.getByRole('button', { name: 'Verify this round' }));
    expect(server().asked(gameRoundProof)).toEqual([]);
  });

  it('[C90] each invalid input is named at its field', async () => {
    const { user } = await openPage('/fair');
    await screen.findByRole('textbox', { name: 'Round number' });
    const figures = within(group('Verify with your own figures'));
    const seed = figures.getByLabelText('Your browser’s number');
    await fillIn(user, seed, ' seed-of-the-test ');
    await user.click(figures.getByRole('button', { name: 'Calculate' }));
    await waitFor(() =>
      expect(noteOf(figures.getByLabelText('Server’s secret number'))).toBe(
        'The server’s number has 64 characters: 0-9 and a-f.',
      ),
    );
    expect(noteOf(figures.getByLabelText('Stake'))).toBe('Enter the stake, like 10.00.');
    expect(seed.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('fairness check of a draw', () => {
  it('[C90] number is requested without the blanks around it', async () => {
    server().reject(getJackpotDrawProof, 'drawUnknown');
    const { user } = await openPage('/fair');
    await fillIn(user, await screen.findByRole('textbox', { name: 'Draw number' }), ' d-7 ');
    await user.click(screen.getByRole('button', { name: 'Verify this draw' }));
    await waitFor(() => expect(server().asked(getJackpotDrawProof)).toMatchObject([{ drawId: 'd-7' }]));
  });

  it('[C90] invalid weights are named at their fields', async () => {
    const { user } = await openPage('/fair');
    await screen.findByRole('textbox', { name: 'Draw number' });
    const figures = within(group('Verify a draw with your own figures'));
    await user.click(figures.getByRole('button', { name: 'Calculate draw' }));
    expect(await figures.findByText('Enter ten whole numbers separated by commas, not all 0.')).toBeTruthy();
    expect(figures.getByText('Enter four whole numbers separated by commas, not all 0.')).toBeTruthy();
  });
});
