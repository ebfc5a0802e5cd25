import type { OrchardOutcome } from '../../contract/games/golden-orchard.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { ORCHARD_REELS } from '../../maths/golden-orchard/reels.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import type { RoundOf } from '../engine/round.ts';
import { openMachine } from '../slot/open-machine.ts';
import { cellsOfLine } from '../slot/reel-plan.ts';
import { DoublingTags } from './doubling.ts';
import { ORCHARD_SKIN } from './skin.ts';
import { symbolAddress } from './symbol-address.ts';
import { idleText, type OrchardWin, symbolText, winText } from './win-texts.ts';

const FIRST_STOPS = [7, 5, 18];

export const openScene: GameManifest<SlotBet, OrchardOutcome>['openScene'] = (stage) =>
  openMachine<OrchardWin, RoundOf<SlotBet, OrchardOutcome>>(
    {
      strips: ORCHARD_REELS.strips,
      symbols: ORCHARD_REELS.symbols,
      rows: ORCHARD_REELS.rows,
      skin: ORCHARD_SKIN,
      firstStops: FIRST_STOPS,
      symbolAddress,
      title: () => t('orchard.title'),
      symbolText,
      makeReading(machine, sound) {
        const doubling = new DoublingTags(machine, sound);
        return {
          cellsOf: ({ line, count }) => cellsOfLine(ORCHARD_REELS, line, count),
          lineOf: ({ line }) => ({ line, rows: ORCHARD_REELS.lines[line] ?? [] }),
          textOf: winText,
          idleText,
          enliven: (win, run, at) => doubling.enliven(win, run, at),
          calm: () => doubling.calm(),
        };
      },
    },
    stage,
  );
