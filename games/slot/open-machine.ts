import type { Cents } from '../../contract/money.ts';
import type { SlotSymbol, Strip } from '../../maths/slot/slot-model.ts';
import { type DrawLoop, makeDrawLoop } from '../engine/draw-loop.ts';
import { readWebGlDevice, startRenderer } from '../engine/renderer.ts';
import { chooseRenderer } from '../engine/renderer-choice.ts';
import type { GameSound } from '../engine/sound.ts';
import { Machine } from './machine.ts';
import type { MachineSkin } from './machine-skin.ts';
import type { ReelRound } from './reel-round.ts';
import {
  makeReelView,
  type ReelOverlay,
  type ReelView,
  type ReelViewDependencies,
  type ShowTools,
} from './reel-view.ts';
import { loadSymbolArt } from './symbol-art.ts';

const MAX_PIXEL_RATIO = 2;

export interface MachineGame<Win extends { readonly pay: Cents }, Round>
  extends Omit<ReelViewDependencies<Win, Round>, keyof ShowTools | 'reading' | 'overlay'> {
  readonly strips: readonly Strip[];
  readonly symbols: readonly SlotSymbol[];
  readonly rows: number;
  readonly skin: MachineSkin;
  /** Where the reels stand before the first spin: a window that pays nothing, so that nothing is promised. */
  readonly firstStops: readonly number[];
  symbolAddress(name: string): string | undefined;
  title(): string;
  makeReading(
    machine: Machine,
    sound: GameSound,
    loop: DrawLoop,
  ): ReelViewDependencies<Win, Round>['reading'];
  makeOverlay?(machine: Machine): ReelOverlay<Round> | undefined;
}

interface Stage {
  readonly place: HTMLElement;
  readonly sound: GameSound;
  announce(text: string): void;
  readonly forcedRenderer: string | null;
}

/** The scene of a game of reels: its machine on a canvas of its own, as large as its place. */
export async function openMachine<Win extends { readonly pay: Cents }, Round extends ReelRound<Win>>(
  game: MachineGame<Win, Round>,
  { place, sound, announce, forcedRenderer }: Stage,
): Promise<Omit<ReelView<Round>, 'resized'> & { free(): void }> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  const { strips, rows, skin, title, symbols } = game;
  const [renderer, art] = await Promise.all([
    startRenderer(canvas, chooseRenderer(forcedRenderer, readWebGlDevice)),
    loadSymbolArt(
      symbols.map(({ name }) => name),
      game.symbolAddress,
    ),
  ]);
  const machine = new Machine({ strips, rows, renderer, art, skin, title });
  const loop = makeDrawLoop(() => machine.draw());
  const reading = game.makeReading(machine, sound, loop);
  const view = makeReelView<Win, Round>({
    ...game,
    machine,
    loop,
    sound,
    announce,
    reading,
    overlay: game.makeOverlay?.(machine),
  });
  machine.rest(game.firstStops);
  machine.say(reading.idleText(), 'quiet');

  const resize = () => {
    const { width, height } = place.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    machine.resize(width, height, Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO));
    view.resized();
    // In the same task, or the canvas would be blank for a frame.
    machine.draw();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(place);
  // A lost context is restored empty, and nothing else would draw a frame at rest.
  canvas.addEventListener('webglcontextrestored', resize);
  resize();

  return {
    ...view,
    free() {
      watch.disconnect();
      loop.stop();
      machine.free();
    },
  };
}
