import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountLogin } from '../../../contract/auth/auth-calls.ts';
import { getFaq } from '../../../contract/support/support-calls.ts';
import { faqConfig } from '../../../server/support/support-config.ts';
import { searchAnswers } from '../../../src/features/support/faq/faq-search.ts';
import { tryAgain } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someAnswers, startHelp } from './server.ts';

beforeEach(startHelp);

const questions = () => screen.queryAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
const firstKey = (text: string) => searchAnswers(someAnswers(), text)[0]?.key;

describe('search of the questions', () => {
  it.each([
    ['withdrawal PIN', 'withdraw-password'],
    ['withdraw password', 'withdraw-password'],
    ['withdrwal pasword', 'withdraw-password'],
    ['CODE does not arrive', 'code-missing'],
    ['pictures', 'identity-images'],
    ['payout time', 'withdraw-time'],
    ['constructor', undefined],
    ['self exclusion', 'break-and-exclusion'],
    ['how long does a withdrawal take', 'withdraw-time'],
    ['lóckéd', 'sign-in-locked'],
  ])('[R37] "%s" finds %s first', (text, key) => {
    expect(firstKey(text)).toBe(key);
  });

  it('[R37] Chinese is found without gaps between words', () => {
    const answers = faqConfig.initial.map(({ key, topic, question, answer, links }) => ({
      key,
      topic,
      question: question['zh-CN'],
      answer: answer['zh-CN'],
      links,
    }));
    expect(searchAnswers(answers, '提款密码')[0]?.key).toBe('withdraw-password');
    expect(searchAnswers(answers, '提款要多长时间')[0]?.key).toBe('withdraw-time');
  });

  it('[R37] blanks find every question in the operator’s order', () => {
    expect(searchAnswers(someAnswers(), '  ')).toEqual(someAnswers());
  });
});

describe('/faq', () => {
  it('[R37] question opens its answer with where it leads', async () => {
    const { user } = await openPage('/faq');
    await user.click(await screen.findByText('How long does a withdrawal take?'));
    const row = within(screen.getByText('How long does a withdrawal take?').closest('li') as HTMLElement);
    expect(row.getByRole('link', { name: 'Go to withdrawal' }).getAttribute('href')).toBe(
      '/wallets?name=withdraw',
    );
  });

  it('[R37] address that names a question opens it', async () => {
    await openPage('/faq?answer=withdraw-wagering');
    const open = await waitFor(() => {
      const found = questions().filter((group) => group.hasAttribute('open'));
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(open?.textContent).toContain('Why can’t I withdraw all my money?');
    expect(document.activeElement?.textContent).toContain('Why can’t I withdraw all my money?');
  });

  it('[R37] address of a question that is gone says so, and shows the others', async () => {
    await openPage('/faq?answer=no-such-question');
    expect(await screen.findByText(/That question is no longer here\./)).toBeTruthy();
    expect(questions().length).toBeGreaterThan(10);
  });

  it('[R37] topic and text narrow the list together, and the count is read out', async () => {
    const { user } = await openPage('/faq');
    await user.click(await screen.findByRole('button', { name: 'Safer play' }));
    const ofTopic = questions().length;
    expect(ofTopic).toBe(someAnswers().filter(({ topic }) => topic === 'safer').length);
    await fillIn(user, screen.getByRole('searchbox'), 'limit');
    expect(questions().length).toBeLessThan(ofTopic);
    expect(screen.getByText(/^\d answers?$/)).toBeTruthy();
  });

  it('[R37] search that finds nothing leads back, and to a person', async () => {
    const { user } = await openPage('/faq');
    await fillIn(user, await screen.findByRole('searchbox'), 'zeppelin zygote');
    expect(await screen.findByRole('heading', { name: 'No answer found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/service');
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(questions().length).toBeGreaterThan(10);
  });

  it('[R37] operator without questions is no error', async () => {
    server().answer(getFaq, { answers: [] });
    await openPage('/faq');
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeTruthy();
  });

  it('[R37] questions that do not load can be loaded again', async () => {
    server().cut(getFaq);
    const { user } = await openPage('/faq');
    await tryAgain(user, 'offline', startHelp);
    await waitFor(() => expect(questions().length).toBeGreaterThan(10));
  });
});

describe('error with an answer', () => {
  it('[R37] error of a sign-in leads to its answer', async () => {
    server().reject(accountLogin, 'wrongCredentials');
    const { user } = await openPage('/auth/accountLogin');
    await fillIn(user, await screen.findByLabelText('Account name'), 'somebody');
    await fillIn(user, screen.getByLabelText('Password'), 'Quiet-Harbour-70');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const link = await screen.findByRole('link', { name: 'Why, and what to do' });
    expect(link.getAttribute('href')).toBe('/faq?answer=password-forgotten');
  });
});
