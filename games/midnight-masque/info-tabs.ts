import type { Cents } from '../../contract/money.ts';
import { MASQUE_REELS } from '../../maths/midnight-masque/reels.ts';
import { MASK, MIDNIGHT_MASQUE } from '../../maths/midnight-masque.ts';
import { MIDNIGHT_MASQUE_FIGURES } from '../../maths/midnight-masque-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { percentText } from '../engine/fairness-tab.ts';
import { wildReels } from '../slot/slot-values.ts';
import { waysTabs } from '../slot/ways-tabs.ts';
import { symbolAddress } from './symbol-address.ts';
import { symbolText, WAYS } from './win-texts.ts';

const { symbols, strips } = MASQUE_REELS;
/** Each re-spin but the last brings a mask to one reel more. */
const MAX_RESPINS = strips.filter((strip) => strip.includes(MASK)).length;

export const infoTabs = (stake: () => Cents) =>
  waysTabs(stake, {
    model: MASQUE_REELS,
    maths: MIDNIGHT_MASQUE,
    figures: MIDNIGHT_MASQUE_FIGURES,
    symbolText,
    symbolAddress,
    intro: (amount) => t('masque.pays.intro', { amount }),
    noteOf: (symbol) => (symbol === MASK ? t('masque.pays.mask', { reels: wildReels(symbols, strips) }) : ''),
    rules: (range) => [
      t('masque.rules.stake', { ways: WAYS, ...range }),
      t('masque.rules.ways'),
      t('masque.rules.masks'),
      t('masque.rules.respins', { most: MAX_RESPINS }),
    ],
    ownFigures: () => [
      [
        t('masque.fair.respins'),
        t('masque.fair.respins.value', {
          rounds: MIDNIGHT_MASQUE_FIGURES.bets.spin.respinsOneIn.toFixed(1),
        }),
      ],
    ],
    about: () =>
      t('masque.fair.about', {
        rtp: percentText(MIDNIGHT_MASQUE_FIGURES.rtpBp / 10_000),
        respins: percentText(MIDNIGHT_MASQUE_FIGURES.bets.spin.respinsBp / 10_000),
      }),
  });
