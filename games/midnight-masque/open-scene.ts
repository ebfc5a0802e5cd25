import type { MasqueOutcome } from '../../contract/games/midnight-masque.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { MASQUE_REELS } from '../../maths/midnight-masque/reels.ts';
import { openMasks } from '../../maths/midnight-masque.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openMachine } from '../slot/open-machine.ts';
import { cellsOfWays } from '../slot/ways-cells.ts';
import { OpenMasks } from './open-masks.ts';
import { type MasqueRound, playFeature } from './respins-show.ts';
import { MASQUE_SKIN } from './skin.ts';
import { symbolAddress } from './symbol-address.ts';
import { idleText, type MasqueWin, symbolText, winText } from './win-texts.ts';

const FIRST_STOPS = [34, 29, 34, 18, 7];
const { symbols, rows, strips } = MASQUE_REELS;

export const openScene: GameManifest<SlotBet, MasqueOutcome>['openScene'] = (stage) =>
  openMachine<MasqueWin, MasqueRound>(
    {
      strips,
      symbols,
      rows,
      skin: MASQUE_SKIN,
      firstStops: FIRST_STOPS,
      symbolAddress,
      title: () => t('masque.title'),
      symbolText,
      makeReading(machine, sound, loop) {
        const masks = new OpenMasks(machine, loop, sound);
        return {
          cellsOf: (win, window) => cellsOfWays(symbols, win, openMasks(window)),
          lineOf: () => null,
          textOf: winText,
          idleText,
          open: (window, prefersReducedMotion) => masks.open(window, prefersReducedMotion),
          reset: () => masks.reset(),
          enliven: (win, run, at) => masks.enliven(win, run, at),
        };
      },
      playFeature,
    },
    stage,
  );
