import type { PaidSpots, PlacedBets } from '../../contract/games/placed-bets.ts';
import { NO_CENTS } from '../../contract/money.ts';
import { element } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';
import { type BettingOptions, makeBetting } from './betting.ts';
import { stakeOn } from './placed.ts';
import { makeSpot, type Spot, type SpotOptions } from './spot.ts';

interface BoardOptions extends BettingOptions {
  /** What the board is called to people who do not see it. */
  readonly label: string;
  readonly spots: readonly SpotOptions[];
  /** Puts the spots where they lie; default: one list of them. @param place puts a chip on several spots at once */
  arrange?(
    spots: ReadonlyMap<string, HTMLButtonElement>,
    place: (spots: readonly string[]) => void,
  ): HTMLElement;
}

export interface Board {
  readonly view: HTMLElement;
  update(state: FrameState<PlacedBets>): void;
  /** The chip has changed: the spots say what a press places. */
  rename(): void;
  /** What the last round paid, on its spots; with nothing the board is as before. */
  showPaid(wins: PaidSpots, isWin: boolean): void;
  say(text: string, isWin: boolean): void;
}

/** The spots on which chips are placed: real buttons, so that touch, keys and a screen reader all work. */
export function makeBoard({ label, spots, arrange, ...parts }: BoardOptions): Board {
  let shown: FrameState<PlacedBets> | null = null;
  const betting = makeBetting(parts);
  const made: readonly Spot[] = spots.map((spot) => makeSpot(spot, () => betting.place([spot.name])));
  const views = new Map(made.map(({ name, view }) => [name, view]));
  const field = arrange?.(views, betting.place) ?? element('div', { class: 'spots' }, [...views.values()]);

  const rename = () => {
    const isReady = shown?.phase.kind === 'ready';
    for (const spot of made) spot.show(stakeOn(shown?.bet ?? null, spot.name), parts.chip(), isReady);
  };
  const showPaid = (wins: PaidSpots, isWin: boolean) => {
    for (const spot of made) spot.pay(wins.find((win) => win.spot === spot.name)?.pay ?? NO_CENTS, isWin);
  };
  return {
    view: element('div', { class: 'board', role: 'group', 'aria-label': label }, [betting.view, field]),
    rename,
    showPaid,
    update(state) {
      if (shown && shown.bet !== state.bet) showPaid([], false);
      shown = state;
      rename();
      betting.update(state);
    },
    say: betting.say,
  };
}
