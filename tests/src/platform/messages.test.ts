import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { ICONS } from '../../../assets/icons.ts';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents, formatCents } from '../../../contract/money.ts';
import { GAMES } from '../../../games/game-list.ts';
import {
  activateMessages,
  formatLocale,
  isMessageKey,
  loadMessages,
  onLocaleChange,
  t,
} from '../../../src/platform/i18n.ts';
import { LOCALES, type Locale } from '../../../src/platform/locale.ts';
import { ENGLISH_IN_FILIPINO } from './english-in-filipino.ts';

const FOLDER = 'src/messages';
const read = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')) as Record<string, string>;
const files = readdirSync(`${FOLDER}/en`);
/** Names between braces: what the code fills in. */
const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

/** Names, and words that Filipino has taken from English and spells the same. */
const SAME_IN_FILIPINO = [
  ...ENGLISH_IN_FILIPINO,
  ...['Android', 'iPhone, iPad', 'Computer'],
  // As the phone itself says: iOS speaks no Filipino.
  ...['Add to Home Screen', 'Add', 'Cancel'],
  ...['Chip', 'Cash out'],
  ...['{guess}: {card}'],
  ...['Blackjack', 'Hit', 'Stand', 'Double', 'Insurance'],
  // Games keep their names.
  ...GAMES.map(({ listing }) => listing.name),
  ...['Basket', 'Peach'],
  ...['Lotus', 'Koi'],
  ...['Quick pick {count, number}'],
  ...['VIP', 'Rebate'],
  ...['Scratch card', 'Card', 'Lucky Jackpot'],
  ...['Activity score', '{count, number} activity score'],
  ...['Mega jackpot', 'Major jackpot', 'Minor jackpot', 'Mini jackpot'],
  ...['Jaguar', 'Jade', 'Amber', 'Obsidian'],
  ...['Multiplier', '{seconds, number} s'],
  ...['Dragon', 'Tiger', 'Tie', 'Suited tie', 'Dragon: {dragon}. Tiger: {tiger}'],
  ...['Red', 'Black', 'Even', 'Odd', 'Straight up', 'Even money', 'Split', 'Street', 'Corner'],
  ...['Racetrack', 'Voisins du zéro', 'Orphelins', 'Tiers du cylindre'],
  ...['Six line', 'Column', 'Dozen', 'Split {numbers}', 'Street {numbers}', 'Corner {numbers}'],
  ...['Six line {numbers}', 'Column {count}', 'Dozen {count}'],
  ...['Grand Baccarat', 'Player', 'Banker', 'Player pair', 'Banker pair'],
  ...['Big road'],
  ...['Jack', 'Queen', 'King', 'spades', 'hearts', 'diamonds', 'clubs'],
  ...['Royal Sevens', 'Lucky Jackpot', 'Mega', 'Major', 'Minor', 'Mini', 'Perya', 'Bingo'],
  ...['Lucky Jackpot, Mega jackpot {amount}', 'Safebox'],
  ...['Customer service', 'Feedback', 'Chat', 'Chat {number}', 'Account', 'Account name'],
  ...[
    'Balance',
    'Deposit',
    'Player ID {id}',
    'Session ID',
    'VIP level {level}',
    'VIP service',
    'Wallet',
    'Email',
  ],
  // As the national lottery itself says.
  ...['Draw', 'Draw {number}'],
  ...['Jackpot', '{tier} jackpot', 'Bonus', 'Lobby', 'Live', 'Scatter', '{count} pts', 'Slots'],
];

afterEach(() => activateMessages('en'));

describe('messages', () => {
  it.each(files.flatMap((file) => LOCALES.map((locale) => [locale, file] as const)))(
    'has every key and every hole of the English file in %s/%s',
    (locale, file) => {
      const english = read('en', file);
      const other = read(locale, file);
      expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(english)) {
        expect(other[key]?.trim(), key).not.toBe('');
        if (!text.includes('plural')) expect(holes(other[key] ?? ''), key).toEqual(holes(text));
      }
    },
  );

  it('[V05] minimum age comes from the market: no text of any language spells one', () => {
    const spelled = /(?<![\d.,])(?:18|19|20|21|22|25)(?![\d.,%])|twenty.one|dalawampu|二十/i;
    for (const locale of LOCALES) {
      for (const file of files) {
        const guilty = Object.entries(read(locale, file)).filter(([, text]) => spelled.test(text));
        expect(guilty, `${locale}/${file}`).toEqual([]);
      }
    }
  });

  it('every message is translated: only names and words common to both languages are the same', () => {
    for (const locale of ['fil', 'zh-CN'] as const) {
      for (const file of files) {
        const other = read(locale, file);
        const same = Object.entries(read('en', file)).filter(
          ([key, text]) => other[key] === text && /[a-z]{3}/i.test(text.replaceAll(/\{\w+\}/g, '')),
        );
        const left = same.filter(([, text]) => !(locale === 'fil' && SAME_IN_FILIPINO.includes(text)));
        expect(left, `${locale}/${file}`).toEqual([]);
      }
    }
  });

  it('language change switches every loaded namespace at once and publishes it', async () => {
    await activateMessages('en');
    await loadMessages('shell');
    const heard: string[] = [];
    const stop = onLocaleChange((locale) => heard.push(`${locale}:${t('shell.nav.games')}`));
    await activateMessages('zh-CN');
    stop();
    expect(heard).toEqual(['zh-CN:游戏']);
    expect(formatLocale()).toBe('zh-CN');
  });

  it('[E03] timeout message has the prescribed wording', async () => {
    await activateMessages('en');
    await loadMessages('page', 'error');
    expect(t('page.title.tips')).toBe('Tips');
    expect(t('error.timeout')).toBe('The request has timed out, please try again later');
  });

  it('[E04] every error has a text, with the code in the jackpot ones and the generic one', async () => {
    await loadMessages('error');
    for (const key of [...Object.keys(ERROR_CODES), 'timeout', 'offline', 'unreadable', 'unknown']) {
      expect(isMessageKey(`error.${key}`), key).toBe(true);
    }
    const texts = (
      ['jackpotClosed', 'jackpotNoChance', 'jackpotNeedsDeposit', 'jackpotNeedsBetting'] as const
    ).map((key) => t(`error.${key}`, { code: ERROR_CODES[key] }));
    expect(new Set(texts).size).toBe(4);
    for (const [at, text] of texts.entries()) expect(text).toContain(String(1001 + at));
    expect(t('error.unknown', { code: 1005 })).toContain('1005');
  });

  it('[K12] currency sign comes from the language file', async () => {
    await activateMessages('fil');
    await loadMessages('shell');
    expect(formatCents(cents(123456), { locale: formatLocale(), sign: t('shell.currency.sign') })).toBe(
      '₱1,234.56',
    );
  });
});

describe('icons', () => {
  it('only icons that our server has are used', () => {
    const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') || file.endsWith('places.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(`src/${file}`, 'utf8').matchAll(/(?:<Icon name=|\bicon=|icon: )["']([\w:-]+)["']/g),
        ].map((match) => `${file}: ${match[1]}`),
      );
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((entry) => !((entry.split(': ')[1] ?? '') in ICONS))).toEqual([]);
  });
});
