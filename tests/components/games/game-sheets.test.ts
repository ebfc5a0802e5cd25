import { beforeAll, describe, expect, it } from 'vitest';
import { type Cents, cents } from '../../../contract/money.ts';
import { airship } from '../../../games/airship/manifest.ts';
import { blackjackSalon } from '../../../games/blackjack-salon/manifest.ts';
import { colorGame } from '../../../games/color-game/manifest.ts';
import { dragonTiger } from '../../../games/dragon-tiger/manifest.ts';
import { percentText } from '../../../games/engine/fairness-tab.ts';
import type { InfoTab } from '../../../games/engine/info-dialog.ts';
import { GAMES } from '../../../games/game-list.ts';
import { goldRushExpress } from '../../../games/gold-rush-express/manifest.ts';
import { goldenOrchard } from '../../../games/golden-orchard/manifest.ts';
import { grandBaccarat } from '../../../games/grand-baccarat/manifest.ts';
import { highLowSalon } from '../../../games/high-low-salon/manifest.ts';
import { jadeTiger } from '../../../games/jade-tiger/manifest.ts';
import { kenoLights } from '../../../games/keno-lights/manifest.ts';
import { midnightMasque } from '../../../games/midnight-masque/manifest.ts';
import { minesOfBrass } from '../../../games/mines-of-brass/manifest.ts';
import { plinkoTower } from '../../../games/plinko-tower/manifest.ts';
import { rouletteRoyale } from '../../../games/roulette-royale/manifest.ts';
import { royalSevens } from '../../../games/royal-sevens/manifest.ts';
import { serpentTemple } from '../../../games/serpent-temple/manifest.ts';
import { loadMessages, t } from '../../../src/platform/i18n.ts';

interface Sheet {
  readonly maths: { readonly slug: string };
  readonly messages: readonly Parameters<typeof loadMessages>[number][];
  infoTabs(stake: () => Cents): readonly InfoTab[];
}

const SHEETS: readonly Sheet[] = [
  airship,
  blackjackSalon,
  colorGame,
  dragonTiger,
  goldRushExpress,
  goldenOrchard,
  grandBaccarat,
  highLowSalon,
  jadeTiger,
  kenoLights,
  midnightMasque,
  minesOfBrass,
  plinkoTower,
  rouletteRoyale,
  royalSevens,
  serpentTemple,
];

beforeAll(() => loadMessages('game', ...SHEETS.flatMap(({ messages }) => messages)));

const tabOf = ({ infoTabs }: Sheet, id: string): HTMLElement => {
  const tab = infoTabs(() => cents(1_000)).find((other) => other.id === id);
  if (!tab) throw new Error(`no tab ${id}`);
  return tab.render();
};

describe('sheet of a game', () => {
  it('sheet of every game is looked at', () => {
    expect(SHEETS.map(({ maths }) => maths.slug).sort()).toEqual(GAMES.map(({ slug }) => slug).sort());
  });

  it.each(SHEETS)('sheet of $maths.slug states the largest win that can occur', async (sheet) => {
    const game = GAMES.find(({ slug }) => slug === sheet.maths.slug);
    const { maxWin = 0 } = (await game?.versions[0].statedReturn()) ?? {};
    const figures = [...tabOf(sheet, 'fair').querySelectorAll('dt')];
    const most = figures.find(({ textContent }) => textContent === t('game.fair.ceiling'));
    expect(most?.nextElementSibling?.textContent).toBe(`${maxWin.toLocaleString('en')} × stake`);
  });

  it.each(SHEETS)(
    'sheet of $maths.slug says once, in the words of all, what a result follows from',
    (sheet) => {
      const rules = [...tabOf(sheet, 'rules').querySelectorAll('li')].map(({ textContent }) => textContent);
      expect(rules.filter((rule) => rule === t('game.rules.decided'))).toHaveLength(1);
    },
  );

  it.each([
    ['?counts=1100', 'Of each real-money stake, 11% counts toward jackpot draws'],
    ['?locale=en&counts=10000', 'Of each real-money stake, 100% counts toward jackpot draws'],
    ['', null],
    ['?counts=', null],
    ['?counts=10001', null],
    ['?counts=-1', null],
  ])('rules of every sheet opened at "%s" say what a stake counts: %s', (search, text) => {
    history.replaceState(null, '', `/${search}`);
    try {
      for (const sheet of SHEETS) {
        const rules = tabOf(sheet, 'rules').textContent ?? '';
        if (text === null) expect(rules).not.toContain('real-money stake');
        else expect(rules).toContain(text);
      }
    } finally {
      history.replaceState(null, '', '/');
    }
  });
});

describe('share on a sheet', () => {
  it.each([
    [0.167_682, 1, '16.8%'],
    [0.167_45, 1, '16.7%'],
    [0.000_97, 2, '0.10%'],
    [0.942_9, 2, '94.29%'],
  ])('share %f with %i decimals is rounded to %s', (share, digits, text) => {
    expect(percentText(share, digits)).toBe(text);
  });
});
