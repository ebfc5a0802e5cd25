import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSeedPair, rotateSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { consumeWantedAddress } from '../../../../src/session/sign-in/wanted-address.ts';
import { allRetries, expectLoading, failCall, tryAgain } from '../../support/failure.ts';
import { fillIn } from '../../support/fill-in.ts';
import { noteOf } from '../../support/note-of.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';
import {
  answerRotation,
  CHANGED_PAIR,
  CLIENT_SEED,
  FIRST,
  MEMBER,
  OPEN_PAIR,
  rejectRotationInUse,
  SECOND,
  THIRD,
} from './support/seed-pairs.ts';

const region = () => screen.findByRole('region', { name: 'Your seeds' });
const field = () => screen.findByRole('textbox', { name: 'New client seed' });
const change = () => screen.getByRole('button', { name: 'Change seeds and reveal the old one' });
const codes = (place: HTMLElement) =>
  [...place.querySelectorAll('code')].map(({ textContent }) => textContent);

describe('seeds of the player', () => {
  it('[C90] guest is asked to sign in and comes back, and no seeds are fetched', async () => {
    const { user } = await openPage('/fair');
    const own = within(await region());
    await user.click(own.getByRole('link', { name: 'Sign in' }));
    expect(consumeWantedAddress()).toBe('/fair');
    expect(server().asked(getSeedPair)).toEqual([]);
  });

  it('[C90] seeds in force are shown with the number of bets and the fingerprint of the next server seed', async () => {
    server().answer(getSeedPair, OPEN_PAIR);
    await openPage('/fair', MEMBER);
    await field();
    expect(codes(await region())).toEqual([FIRST.commit, CLIENT_SEED, SECOND.commit]);
    expect(within(await region()).getByText('1,204')).toBeTruthy();
  });

  it('[C90] box is shown while the seeds are on their way', async () => {
    const answer = server().hold(getSeedPair, OPEN_PAIR);
    await openPage('/fair', MEMBER);
    await expectLoading();
    answer();
    await field();
  });

  it.each(['internal', 'offline'] as const)(
    '[C90] failure %s is reported, and seeds are fetched again',
    async (failure) => {
      failCall(getSeedPair, failure);
      const { user } = await openPage('/fair', MEMBER);
      await screen.findByText('Your seeds couldn’t be loaded');
      if (failure === 'offline') await allRetries(getSeedPair);
      await tryAgain(user, failure, () => server().answer(getSeedPair, OPEN_PAIR));
      await field();
    },
  );

  it('[C90] player without seeds reads when they come, and the fingerprint that they will have', async () => {
    server().answer(getSeedPair, { seedPair: null, nextCommit: FIRST.commit, openedAt: null });
    await openPage('/fair', MEMBER);
    expect(await screen.findByText(/^You have no seeds in use/)).toBeTruthy();
    expect(codes(await region())).toEqual([FIRST.commit]);
    expect(screen.queryByRole('textbox', { name: 'New client seed' })).toBeNull();
  });
});

describe('change of the seeds', () => {
  it('[C90] change sends the shown fingerprint with the typed seed, and shows the seeds of before and of now', async () => {
    answerRotation();
    const { user } = await openPage('/fair', MEMBER);
    await fillIn(user, await field(), ' aking binhi 🍀 ');
    await user.click(change());
    const revealed = (await screen.findByRole('heading', { name: 'Revealed seeds' }))
      .parentElement as HTMLElement;
    expect(server().asked(rotateSeedPair)).toMatchObject([
      { commit: SECOND.commit, clientSeed: 'aking binhi 🍀' },
    ]);
    expect(codes(revealed)).toEqual([FIRST.serverSeed, CLIENT_SEED, FIRST.commit]);
    expect(within(revealed).getByText('1,204')).toBeTruthy();
    const own = codes(await region());
    expect(own.slice(0, 3)).toEqual([SECOND.commit, 'aking binhi 🍀', THIRD.commit]);
    expect(((await field()) as HTMLInputElement).value).toMatch(/^[0-9a-f-]{36}$/);

    await user.click(within(revealed).getByRole('button', { name: 'Copy: Server seed' }));
    expect(await navigator.clipboard.readText()).toBe(FIRST.serverSeed);
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('[C90] random seed stands in the field, and another one can be had', async () => {
    answerRotation();
    const { user } = await openPage('/fair', MEMBER);
    const { value: first } = (await field()) as HTMLInputElement;
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(screen.getByRole('button', { name: 'New random one' }));
    const { value: second } = (await field()) as HTMLInputElement;
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    await user.click(change());
    await waitFor(() => expect(server().asked(rotateSeedPair)).toMatchObject([{ clientSeed: second }]));
    await screen.findByRole('heading', { name: 'Revealed seeds' });
  });

  it.each([
    ['no seed', '   ', 'Enter a client seed.'],
    ['65 characters', '🍀'.repeat(65), 'A client seed has up to 64 characters. This one has 65.'],
    ['half a character', 'a\ud83c', 'This has a character that can’t be stored. Choose other characters.'],
  ])(
    '[C90] %s is named at the field, which gets the focus, and nothing is sent',
    async (_, text, message) => {
      server().answer(getSeedPair, OPEN_PAIR);
      const { user } = await openPage('/fair', MEMBER);
      const seed = await field();
      await fillIn(user, seed, text);
      await user.click(change());
      await waitFor(() => expect(noteOf(seed)).toBe(message));
      expect(seed.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(seed);
      expect((seed as HTMLInputElement).value).toBe(text);
      expect(server().asked(rotateSeedPair)).toEqual([]);
    },
  );

  it('[C90] rounds that need the seeds are listed with their games, and the typed seed stays', async () => {
    server().answer(getSeedPair, OPEN_PAIR);
    rejectRotationInUse();
    const { user } = await openPage('/fair', MEMBER);
    await fillIn(user, await field(), 'my own seed');
    await user.click(change());
    expect((await screen.findByRole('alert')).textContent).toContain('These rounds still need the seeds.');
    const row = screen.getByText(/^Mines of Brass/).closest('li') as HTMLElement;
    expect(row.querySelector('time')?.dateTime).toBe('2026-03-09T04:30:00.000Z');
    expect(await field()).toHaveProperty('value', 'my own seed');
    expect(screen.queryByRole('heading', { name: 'Revealed seeds' })).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Open Mines of Brass' }));
    expect(await screen.findByRole('dialog', { name: 'Mines of Brass' })).toBeTruthy();
  });

  it('[C90] seeds that were changed elsewhere are read again, and the typed seed goes with the new fingerprint', async () => {
    server().answer(getSeedPair, OPEN_PAIR);
    const { user } = await openPage('/fair', MEMBER);
    await fillIn(user, await field(), 'my own seed');
    server().answer(getSeedPair, CHANGED_PAIR);
    server().reject(rotateSeedPair, 'seedChanged');
    await user.click(change());
    expect((await screen.findByRole('alert')).textContent).toContain('Your seeds were changed meanwhile');
    await screen.findByText('of-the-other-tab');
    expect(await field()).toHaveProperty('value', 'my own seed');
    answerRotation();
    await user.click(change());
    await waitFor(() =>
      expect(server().asked(rotateSeedPair).at(-1)).toMatchObject({
        commit: THIRD.commit,
        clientSeed: 'my own seed',
      }),
    );
    await screen.findByRole('heading', { name: 'Revealed seeds' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[C90] answer that was lost is not taken for a change: the seeds are read again', async () => {
    server().answer(getSeedPair, OPEN_PAIR);
    const { user } = await openPage('/fair', MEMBER);
    await fillIn(user, await field(), 'my own seed');
    server().reject(rotateSeedPair, 'internal');
    await user.click(change());
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    await waitFor(() => expect(server().asked(getSeedPair)).toHaveLength(2));
    expect(await field()).toHaveProperty('value', 'my own seed');
    expect(screen.getAllByText(FIRST.commit)).toHaveLength(1);
  });
});
