import type { SerpentOutcome } from '../../contract/games/serpent-temple.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { SERPENT_RULES } from '../../maths/serpent/serpent-rules.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openMachine } from '../slot/open-machine.ts';
import type { ReelRound } from '../slot/reel-round.ts';
import { Coil } from './coil.ts';
import { cellsOfStones, playFalls, type SerpentRound } from './falls-show.ts';
import { SERPENT_SKIN } from './skin.ts';
import { type Deal, stoneMotions } from './stone-motion.ts';
import { FIRST_WINDOW, STONES } from './stones.ts';
import { symbolAddress } from './symbol-address.ts';
import { idleText, type SerpentWin, symbolText, winText } from './win-texts.ts';

/** The first window as the machine plays any round; the falls are what follows within it. */
type MachineRound = ReelRound<SerpentWin> & { readonly round: SerpentRound };

export const openScene: GameManifest<SlotBet, SerpentOutcome>['openScene'] = async (stage) => {
  const deal: Deal = { next: FIRST_WINDOW };
  const coil = new Coil();
  const playRound = playFalls(deal, coil);
  const view = await openMachine<SerpentWin, MachineRound>(
    {
      strips: FIRST_WINDOW,
      symbols: STONES,
      rows: SERPENT_RULES.rows,
      skin: SERPENT_SKIN,
      firstStops: FIRST_WINDOW.map(() => 0),
      symbolAddress,
      title: () => t('serpent.title'),
      symbolText,
      makeMotions: (machine, loop) => stoneMotions(machine, loop, deal),
      celebratesEndOnly: true,
      makeReading(machine) {
        coil.standOn(machine);
        return {
          cellsOf: ({ symbol }, window) => cellsOfStones(window, [symbol]),
          lineOf: () => null,
          textOf: winText,
          idleText,
          reset: () => coil.light(0),
        };
      },
      playFeature: ({ round }, tools) => playRound(round, tools),
    },
    stage,
  );
  return {
    ...view,
    show(round) {
      const [first] = round.outcome.windows;
      if (!first) throw new Error('a round without a window');
      deal.next = first.window;
      const { window, wins } = first;
      return view.show({ ...round, round, outcome: { stops: window.map(() => 0), window, wins } });
    },
  };
};
