import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import { getJackpotDrawProof } from '../../../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { KENO_LIGHTS } from '../../../../maths/keno-lights.ts';
import { settledRound } from '../../../maths/support/settled-round.ts';
import { fillIn } from '../../support/fill-in.ts';
import { noteOf } from '../../support/note-of.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const BET = { stake: cents(500), numbers: [3, 40, 77] };

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
    const seed = figures.getByLabelText('Client seed');
    await fillIn(user, seed, ' seed-of-the-test ');
    await user.click(figures.getByRole('button', { name: 'Calculate' }));
    await waitFor(() =>
      expect(noteOf(figures.getByLabelText('Server seed'))).toBe(
        'A server seed has 64 characters: 0-9 and a-f.',
      ),
    );
    expect(noteOf(figures.getByLabelText('Stake'))).toBe('Enter the stake, like 10.00.');
    expect(seed.getAttribute('aria-invalid')).toBeNull();
  });

  it('[C90] nonce of a round is optional and checked, and goes into the result', async () => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: ' 幸运 ', nonce: 3 };
    const { proof, outcome } = settledRound(KENO_LIGHTS, BET, seeds);
    const query = { ...proof, nonce: 'third', bet: JSON.stringify(BET) };
    const { user } = await openPage(`/fair?${new URLSearchParams(query)}`);
    await screen.findByRole('textbox', { name: 'Round number' });
    const figures = within(group('Verify with your own figures'));
    const nonce = figures.getByLabelText('Nonce');
    expect(nonce).toHaveProperty('value', 'third');
    await user.selectOptions(figures.getByLabelText('Math'), KENO_LIGHTS.maths);
    await user.click(figures.getByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(noteOf(nonce)).toBe('The nonce is a whole number from 0, or empty.'));
    await fillIn(user, nonce, '3');
    await user.click(figures.getByRole('button', { name: 'Calculate' }));
    const card = (await screen.findByRole('heading', { name: 'Result of these figures' })).parentElement;
    const shown = [...(card?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent);
    expect(shown).toContain(JSON.stringify(outcome));
    expect(shown).toContain('3');
  });

  it('[C90] figures of the address are worked out with its nonce at once', async () => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'my seed', nonce: 3 };
    const { proof, outcome } = settledRound(KENO_LIGHTS, BET, seeds);
    const query = { ...proof, nonce: '3', bet: JSON.stringify(BET) };
    await openPage(`/fair?${new URLSearchParams(query)}`);
    expect(await screen.findByText(JSON.stringify(outcome))).toBeTruthy();
  });

  it('[C90] client seed that no player can have is named with its length', async () => {
    const { user } = await openPage('/fair');
    await screen.findByRole('textbox', { name: 'Round number' });
    const figures = within(group('Verify with your own figures'));
    const seed = figures.getByLabelText('Client seed');
    await fillIn(user, seed, 'x'.repeat(65));
    await user.click(figures.getByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(noteOf(seed)).toBe('A client seed has up to 64 characters. This one has 65.'));
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
