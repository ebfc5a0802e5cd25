import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openMachine } from '../slot/open-machine.ts';
import type { SlotRound } from '../slot/slot-round.ts';
import { playFeature } from './feature-show.ts';
import { type LineWin, readLineWins, symbolText } from './line-text.ts';
import { ROYAL_SKIN } from './skin.ts';
import { symbolAddress } from './symbol-address.ts';

const FIRST_STOPS = [3, 9, 14, 20, 27];

export const openScene: GameManifest<SlotBet, SlotOutcome>['openScene'] = (stage) =>
  openMachine<LineWin, SlotRound>(
    {
      strips: ROYAL_SEVENS.baseStrips,
      symbols: ROYAL_SEVENS.symbols,
      rows: ROYAL_SEVENS.rows,
      skin: ROYAL_SKIN,
      firstStops: FIRST_STOPS,
      symbolAddress,
      title: () => t('game.title'),
      symbolText: (symbol) => symbolText(ROYAL_SEVENS, symbol),
      makeReading: () => readLineWins(ROYAL_SEVENS),
      playFeature,
    },
    stage,
  );
