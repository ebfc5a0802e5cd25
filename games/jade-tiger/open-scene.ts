import type { JadeOutcome } from '../../contract/games/jade-tiger.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { JADE_REELS } from '../../maths/jade-tiger/reels.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openMachine } from '../slot/open-machine.ts';
import { cellsOfWays } from '../slot/ways-cells.ts';
import { type JadeRound, playFeature } from './free-spins-show.ts';
import { Roar } from './roar.ts';
import { JADE_SKIN } from './skin.ts';
import { symbolAddress } from './symbol-address.ts';
import { idleText, type JadeWin, symbolText, winText } from './win-texts.ts';

const FIRST_STOPS = [30, 17, 34, 19, 35];
const { symbols, rows, baseStrips } = JADE_REELS;

export const openScene: GameManifest<SlotBet, JadeOutcome>['openScene'] = (stage) =>
  openMachine<JadeWin, JadeRound>(
    {
      strips: baseStrips,
      symbols,
      rows,
      skin: JADE_SKIN,
      firstStops: FIRST_STOPS,
      symbolAddress,
      title: () => t('jade.title'),
      symbolText,
      makeReading(machine, sound) {
        const roar = new Roar(machine, sound);
        return {
          cellsOf: (win, window) => cellsOfWays(symbols, win, window),
          lineOf: () => null,
          textOf: winText,
          idleText,
          enliven: (win, run, at) => roar.enliven(win, run, at),
          calm: () => roar.calm(),
        };
      },
      playFeature,
    },
    stage,
  );
