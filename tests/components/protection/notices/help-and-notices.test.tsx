import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getCustomerServices } from '../../../../contract/config/config-calls.ts';
import { activateMessages } from '../../../../src/platform/i18n.ts';
import { ageAnswerStore, answerAge } from '../../../../src/session/gates/age-answer.ts';
import { openPage, showOverlay } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

afterEach(async () => {
  answerAge('none');
  await activateMessages('en');
});

describe('help page', () => {
  const help = () => screen.findByRole('dialog', { name: 'Help and limits' });

  it('help line can be called and each support address written to with one tap', async () => {
    await showOverlay('help');
    const call = await within(await help()).findByRole('link', { name: 'Call 1553' });
    expect(call.getAttribute('href')).toBe('tel:1553');
    const desks = within(await help()).getAllByRole('link', { name: /^Email / });
    expect(desks.map((mockProvider) => mockProvider.getAttribute('href'))).toEqual([
      'mailto:support@house.example',
      'mailto:payments@house.example',
      'mailto:complaints@house.example',
    ]);
    expect((await help()).textContent).toContain('Gambling can be addictive. Know when to stop.');
    expect((await help()).textContent).toContain('SANDBOX-0000');
  });

  it('addresses of the last visit stay when the queue cannot be loaded', async () => {
    server().reject(getCustomerServices, 'internal');
    await showOverlay('help');
    expect(await within(await help()).findAllByRole('link', { name: /^Email / })).toHaveLength(3);
  });

  it('complaint of a guest and of a member begin on different pages', async () => {
    await showOverlay('help');
    expect((await screen.findByRole('link', { name: 'File a complaint' })).getAttribute('href')).toBe(
      '/complaint',
    );
    await showOverlay('help', {}, { player: { id: 7 } });
    const own = await screen.findByRole('link', { name: 'File a complaint' });
    expect(own.getAttribute('href')).toBe('/member/complaints');
  });
});

describe('first-visit notice', () => {
  it('[O14] notice names every category and what is forfeited', async () => {
    await showOverlay('age-notice');
    const notice = await screen.findByRole('dialog', { name: 'Before you play' });
    const items = await within(notice).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'a government official',
      'a member of the armed forces or the police',
      'under 21 years of age',
      'listed in the national database of restricted persons',
      'the holder of a gaming license',
      'in a public place: playing there is not allowed',
    ]);
    expect(notice.textContent).toContain('everything in your account is forfeited');
    expect(notice.textContent).toContain('at least one valid top-up');
  });

  it('[O14] notice can be read in every language before it is answered', async () => {
    const { user } = await showOverlay('age-notice');
    await user.click(await screen.findByRole('radio', { name: 'Filipino' }));
    expect(await screen.findByRole('button', { name: 'Hindi Ko Tinatanggap' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '简体中文' }));
    expect(await screen.findByRole('button', { name: '我不接受' })).toBeTruthy();
    expect(document.cookie).toContain('locale=zh-CN');
  });

  it('[O14] rejection leaves terms, privacy and help, and a way back', async () => {
    const { user } = await showOverlay('age-notice');
    await user.click(await screen.findByRole('button', { name: 'I Do Not Accept' }));
    expect(await screen.findByRole('heading', { name: 'You can’t play on this device' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms-of-use', '/privacy-policy']);
    await user.click(screen.getByRole('button', { name: 'Read the notice again' }));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  it('[O14, T15] age question accepts either answer', async () => {
    const { user } = await showOverlay('age-modal');
    await user.click(await screen.findByRole('button', { name: 'No, I’m younger' }));
    expect(ageAnswerStore.getState().answer).toBe('refused');
    await user.click(screen.getByRole('button', { name: 'Yes, I’m 21 or older' }));
    expect(ageAnswerStore.getState().answer).toBe('ofAge');
  });
});

describe('terms and privacy', () => {
  it.each([
    ['/terms-of-use', 'fil', 'Sino ang puwedeng maglaro'],
    ['/terms-of-use', 'zh-CN', '谁可以参与'],
    ['/privacy-policy', 'fil', 'Ang iyong mga karapatan'],
    ['/privacy-policy', 'zh-CN', '您的权利'],
  ] as const)('[R53, R54] %s stands in %s', async (address, locale, section) => {
    await activateMessages(locale);
    await openPage(address);
    expect(await screen.findByRole('heading', { name: section })).toBeTruthy();
  });

  it('[R54] list of the sections leads to each of them', async () => {
    await openPage('/terms-of-use');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Deposits and withdrawals' })).toBeTruthy());
    const link = screen.getByRole('link', { name: 'Deposits and withdrawals' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target?.textContent).toContain('Deposits and withdrawals');
  });
});
