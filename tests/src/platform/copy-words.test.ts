import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activateMessages,
  loadMessages,
  type MessageKey,
  type MessageNamespace,
  t,
} from '../../../src/platform/i18n.ts';
import { LOCALES, type Locale } from '../../../src/platform/locale.ts';

const namespaces = readdirSync('src/messages/en').map(
  (file) => file.replace('.json', '') as MessageNamespace,
);
const read = (locale: Locale, namespace: string) =>
  Object.entries(
    JSON.parse(readFileSync(`src/messages/${locale}/${namespace}.json`, 'utf8')) as Record<string, string>,
  );
const everyMessage = (locale: Locale) =>
  namespaces.flatMap((namespace) =>
    read(locale, namespace).map(([key, text]) => ({ key: `${namespace}.${key}` as MessageKey, text })),
  );

/** English that the server writes to players: mails, activities, tasks, questions. */
const serverTexts = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(`server/${file}`, 'utf8').matchAll(/\ben:\s*(['"`])(.*?)\1/g)].map((match) => ({
      key: `server/${file}`,
      text: match[2] ?? '',
    })),
  );

/** British forms of words that a product like this uses; the product is spelled the American way. */
const BRITISH =
  /\b(?:colour|favour(?:ite)?|honour|behaviour|neighbour|licen[c]e|defence|offence|centre|metre|theatre|programme|catalogue|cheque|grey|ageing|judgement|enrol|fulfil|whilst|amongst|towards|learnt|practise|jewellery|maths|afterwards|forwards|backwards|upwards)(?:s|d|ed|ing)?\b|\b\w+(?:elled|elling|ancelled|ancelling)\b(?<!\b(?:spelled|spelling|selling|telling|compelled|excelled))|\b(?:organ|recogn|real|author|apolog|minim|maxim|personal|summar|final|special)is(?:e|es|ed|ing|ation)\b|\banaly[s]e[sd]?\b/i;

/** Phrases that read as translated, promise too much or name nothing, each with what is said in its place. */
const MENDED = {
  en: [
    'fixed before you bet', // neither of us can change a round once you bet
    'is already set', // our half of your next draw is sealed
    'Notice about a game', // game notice
    'the first to lapse first', // earliest expiry first
    'without an act of yours', // of inactivity
    'should ever get out', // is ever leaked
    'no person looks at', // approved automatically in seconds
    'Exclude me', // self-exclude
    ' gems"', // diamonds
  ],
  fil: ['Pagkakamali sa Loob ng Server', '1 diamonds', '1 points'],
  'zh-CN': ['已被排除者', '排除我'],
} as const satisfies Record<Locale, readonly string[]>;

describe('wording', () => {
  it('English of the client and of the server is spelled the American way', () => {
    const texts = [...everyMessage('en'), ...serverTexts];
    expect(serverTexts.length).toBeGreaterThan(100);
    const visible = texts.map(({ key, text }) => ({
      key,
      text: text.replaceAll(/\{\w+[^{}]*\}|<\/?\w+>/g, ''),
    }));
    expect(visible.filter(({ text }) => BRITISH.test(text))).toEqual([]);
  });

  it.each(['Your favourite', 'Draw cancelled', 'the bonus centre', 'a gaming licence', 'organised'])(
    'British spelling in “%s” is found',
    (text) => expect(BRITISH.test(text)).toBe(true),
  );

  it.each(LOCALES)('mended phrase has not come back in %s', (locale) => {
    const guilty = everyMessage(locale).filter(({ text }) =>
      MENDED[locale].some((phrase) => text.toLowerCase().includes(phrase.toLowerCase())),
    );
    expect(guilty).toEqual([]);
  });

  it('Chinese name of the Minor jackpot is not the word for winning', () => {
    for (const key of ['lobby.tier.minor', 'fair.draw.tier.minor'])
      expect(everyMessage('zh-CN').find((message) => message.key === key)?.text).toBe('次奖');
  });
});

describe('counts in messages', () => {
  beforeAll(() => loadMessages(...namespaces));
  afterAll(() => activateMessages('en'));

  it('Filipino names the number one itself: its plural category "one" has 2, 3, 5 and more in it', () => {
    expect(new Intl.PluralRules('fil').select(5)).toBe('one');
    expect(everyMessage('fil').filter(({ text }) => /[\s,{}]one\s*\{/.test(text))).toEqual([]);
  });

  it.each(LOCALES)('every count of a message in %s says 0, 1, 2, 4, 7 and 30 truly', async (locale) => {
    await activateMessages(locale);
    const counted = everyMessage(locale).filter(({ text }) => text.includes(', plural,'));
    expect(counted.length).toBeGreaterThan(50);
    for (const { key, text } of counted) {
      const names = [...text.matchAll(/\{(\w+), plural,/g)].map((match) => match[1] ?? '');
      const others = [...text.matchAll(/\{(\w+)/g)].map((match) => [match[1] ?? '', 'X'] as const);
      for (const name of names) {
        const fixed = Object.fromEntries([...others, ...names.map((each) => [each, 91] as const)]);
        const say = (count: number) => t(key, { ...fixed, [name]: count });
        const isCounting = say(30).includes('30');
        for (const count of [2, 4, 7]) {
          const told = `${key} of ${name} ${count}: ${say(count)}`;
          // A text that says its number does so for every number; one that does not has one form for several.
          if (isCounting) expect(say(count), told).toContain(String(count));
          else expect(say(count), told).toBe(say(30));
          if (isCounting) expect(say(count), told).toBe(say(30).replace('30', String(count)));
        }
        for (const count of [0, 1]) expect(say(count), key).not.toMatch(/[{}#]|\bone\b \{|undefined/);
        if (locale === 'en')
          expect(say(1), key).not.toMatch(
            /\b1 (?:games|points|days|hours|minutes|friends|tickets|spins|coins|numbers|photos|replies|rewards|mails|mines|diamonds)\b/,
          );
      }
    }
  });
});
