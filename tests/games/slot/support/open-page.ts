import type { Container, Renderer } from 'pixi.js';
import { beforeAll, vi } from 'vitest';
import { makeDrawLoop } from '../../../../games/engine/draw-loop.ts';
import { Machine } from '../../../../games/slot/machine.ts';
import { machineGameOf, machineRoundOf } from '../../../../games/slot/page/open-slot.ts';
import type {
  MomentStage,
  SlotMoment,
  SlotPage,
  SlotRoundOf,
  SlotWin,
} from '../../../../games/slot/page/slot-page.ts';
import { slotTexts } from '../../../../games/slot/page/slot-texts.ts';
import { makeReelView } from '../../../../games/slot/reel-view.ts';
import { loadMessages } from '../../../../src/platform/i18n.ts';
import { listeningSound, plainArt, readBoard } from './open-machine.ts';
import { setUpGame } from './set-up-game.ts';

type PageParts<Outcome, Moment> = Pick<SlotPage<Outcome>, 'slot' | 'skin' | 'spin' | 'feature'> & {
  makeMoment?(stage: MomentStage): Moment;
};

/** A slot's page on a canvas of 412 × 560 that nobody sees. */
export function openPage<Outcome, Moment extends SlotMoment = SlotMoment>(
  page: PageParts<Outcome, Moment>,
  isReduced = false,
) {
  const context = { slot: page.slot, texts: slotTexts(page.slot.slug, page.slot.symbols) };
  let moment: Moment | undefined;
  const game = machineGameOf(
    {
      ...page,
      symbolFiles: {},
      makeMoment(stage) {
        moment = page.makeMoment?.(stage);
        return moment ?? {};
      },
    },
    context,
  );
  const renderer = { render: vi.fn(), resize: vi.fn(), destroy: vi.fn() } as unknown as Renderer;
  const { strips, rows, skin, title } = game;
  const machine = new Machine({ strips, rows, renderer, art: plainArt().art, skin, title });
  const { sound, heard } = listeningSound();
  const loop = makeDrawLoop(() => machine.draw());
  const announced: string[] = [];
  const reading = game.makeReading(machine, sound, loop);
  const view = makeReelView<SlotWin, ReturnType<typeof machineRoundOf<Outcome>>>({
    ...game,
    machine,
    loop,
    sound,
    announce: (text) => void announced.push(text),
    reading,
    overlay: game.makeOverlay(machine),
  });
  machine.resize(412, 560, 1);
  machine.rest(game.firstStops);
  view.setReducedMotion(isReduced);
  const layerOf = (index: number) => machine.wins.children[index] as Container;
  return {
    ...context,
    moment: moment as Moment,
    machine,
    loop,
    sound,
    heard,
    announced,
    reading,
    said: readBoard(machine),
    layerOf,
    view: { ...view, show: (round: SlotRoundOf<Outcome>) => view.show(machineRoundOf(page.spin, round)) },
    /** The window as it stands. */
    shown: () => machine.reels.map((reel) => Array.from({ length: rows }, (_, row) => reel.symbolAt(row))),
  };
}

/** Stage, time and English words of a slot for each test of a file. */
export function setUpPage(slug: string) {
  const stage = setUpGame();
  beforeAll(() => loadMessages('shell', `slot-${slug}`));
  return stage;
}

/** Plays a round for so long. @returns whether it is over */
export async function playThrough<Round>(
  { view }: { readonly view: { start(): void; show(round: Round): Promise<void> } },
  round: Round,
  { time }: ReturnType<typeof setUpGame>,
  ms = 30_000,
): Promise<boolean> {
  let isOver = false;
  view.start();
  void view.show(round).then(() => {
    isOver = true;
  });
  await time.step(ms);
  return isOver;
}
