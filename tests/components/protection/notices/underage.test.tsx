import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { pageStore } from '../../../../src/app/page-store.ts';
import { after } from '../../../../src/platform/clock.ts';
import { activateMessages } from '../../../../src/platform/i18n.ts';
import { configStore } from '../../../../src/session/config/config-store.ts';
import {
  type AgeAnswer,
  ageAnswerStore,
  answerAge,
  readAgeAnswer,
} from '../../../../src/session/gates/age-answer.ts';
import { startAgeGate } from '../../../../src/session/gates/age-gate.ts';
import { setGateShut } from '../../../../src/session/gates/entry-gate.ts';
import { someConfig } from '../../support/config.ts';
import { openPage, showOverlay } from '../../support/open-page.tsx';

const door = () => screen.findByRole('heading', { name: 'You can’t play on this device' });
const page = async () => within(await screen.findByRole('dialog', { name: 'Before you play' }));

/** Opens an address as a visitor with an earlier answer, with the gate that the app starts with. */
async function visit(address = '/', answer: AgeAnswer = 'refused') {
  answerAge(answer);
  const opened = await openPage(address);
  await act(async () => {
    const path = () => pageStore.getState().path;
    const onPathChange = (listener: () => void) => pageStore.subscribe(listener);
    onTestFinished(startAgeGate({ path, onPathChange, after, setShut: setGateShut }));
  });
  return opened;
}

afterEach(async () => {
  answerAge('none');
  await activateMessages('en');
});

describe('underage page', () => {
  it('[O14] refusal of an earlier visit closes the doors at once, without the question', async () => {
    await visit();
    expect(await door()).toBeTruthy();
    expect(
      (await page()).getByText(/^You didn’t accept the notice, or you’re not old enough yet\./),
    ).toBeTruthy();
    const buttons = (await page()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Help', 'Read the notice again']);
  });

  it.each([21, 18])(
    '[O14] page tells who shares the device what to do, by the market’s age %i',
    async (age) => {
      answerAge('refused');
      const { market } = someConfig();
      await showOverlay('age-notice', {}, { config: { market: { ...market, minimumAge: age } } });
      expect(
        await screen.findByText(new RegExp(`^If someone under ${age} uses this device, talk with them`)),
      ).toBeTruthy();
    },
  );

  it.each(['/', '/auth/register', '/wallets', '/game/search'])(
    '[O14] refusal closes %s too',
    async (address) => {
      await visit(address);
      expect(await door()).toBeTruthy();
    },
  );

  it('[O14] Escape does not open the doors', async () => {
    const { user } = await visit();
    await door();
    await user.keyboard('{Escape}');
    expect(await door()).toBeTruthy();
    expect(ageAnswerStore.getState().answer).toBe('refused');
  });

  it.each([
    ['Terms of use', '/terms-of-use', 'Who can play'],
    ['Privacy policy', '/privacy-policy', 'Your rights'],
  ])('[O14] %s stays readable, and any other page is closed again', async (name, address, section) => {
    const { user } = await visit();
    await user.click((await page()).getByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: section })).toBeTruthy();
    expect(location.pathname).toBe(address);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: /^Set limits/ }));
    expect(await door()).toBeTruthy();
  });

  it('[O14] help opens above the page, with the help line', async () => {
    const { user } = await visit();
    await user.click((await page()).getByRole('button', { name: 'Help' }));
    const help = await screen.findByRole('dialog', { name: 'Help and limits' });
    expect(await within(help).findByRole('link', { name: 'Call 1553' })).toBeTruthy();
    expect(ageAnswerStore.getState().answer).toBe('refused');
  });

  it('[O14] refusal is kept by the browser until the notice is read again', async () => {
    const { user } = await showOverlay('age-notice');
    await user.click(await screen.findByRole('button', { name: 'I Do Not Accept' }));
    await door();
    expect(readAgeAnswer()).toBe('refused');
    await user.click(screen.getByRole('button', { name: 'Read the notice again' }));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(readAgeAnswer()).toBe('none');
    expect(screen.queryByRole('heading', { name: 'You can’t play on this device' })).toBeNull();
  });

  it('[O14] visitor who is younger than asked stands before the same doors', async () => {
    const { user } = await visit('/', 'accepted');
    await user.click(await screen.findByRole('button', { name: 'No, I’m younger' }));
    expect(await door()).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Yes, I’m/ })).toBeNull();
  });

  it.each([
    ['fil', 'Hindi ka makakapaglaro sa device na ito'],
    ['zh-CN', '无法在此设备上游戏'],
  ] as const)('[O14] page stands in %s', async (locale, title) => {
    await activateMessages(locale);
    await visit();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('[O14] market without the gate shows no doors', async () => {
    await visit();
    await door();
    act(() => configStore.setState({ config: someConfig({ h5ClientMode: 0 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
