import { type Renderer, Texture } from 'pixi.js';
import { vi } from 'vitest';
import type { SlotOutcome } from '../../../../contract/games/slot.ts';
import { type Cents, cents } from '../../../../contract/money.ts';
import { makeDrawLoop } from '../../../../games/engine/draw-loop.ts';
import type { GameSound } from '../../../../games/engine/sound.ts';
import { ROYAL_SKIN } from '../../../../games/royal-sevens/skin.ts';
import { Machine } from '../../../../games/slot/machine.ts';
import type { SlotRoundOf } from '../../../../games/slot/page/slot-page.ts';
import type { SymbolArt } from '../../../../games/slot/symbol-art.ts';
import { ROYAL_SEVENS } from '../../../../maths/royal-sevens.ts';

/** A texture for each symbol, at rest and in motion, without a picture. */
export function plainArt() {
  const textures: Texture[] = Array.from(
    { length: ROYAL_SEVENS.symbols.length * 2 },
    () => new Texture({ source: Texture.WHITE.source }),
  );
  const art: SymbolArt = {
    textureOf: (symbol, isMoving) => textures[symbol * 2 + (isMoving ? 1 : 0)] ?? Texture.EMPTY,
    resize: () => undefined,
    free: () => undefined,
  };
  /** The symbol that a texture shows, and whether it moves. */
  const read = (texture: Texture) => {
    const index = textures.indexOf(texture);
    return { symbol: Math.floor(index / 2), isMoving: index % 2 === 1 };
  };
  return { art, read };
}

/** Sound that nobody hears; `heard` lists the names of what was played. */
export function listeningSound() {
  const heard: string[] = [];
  const sound: GameSound = {
    play: (name) => void heard.push(name),
    set: () => undefined,
    wake: () => undefined,
    pause: () => undefined,
  };
  return { sound, heard };
}

/** What the board of a machine shows from now on, each text once. */
export function readBoard(machine: Machine): string[] {
  const said: string[] = [];
  const say = machine.say.bind(machine);
  machine.say = (text, tone) => {
    if (said.at(-1) !== text) said.push(text);
    say(text, tone);
  };
  const count = machine.count.bind(machine);
  machine.count = (text) => {
    if (said.at(-1) !== text) said.push(text);
    count(text);
  };
  return said;
}

/** Royal Sevens on a canvas of 412 × 560 that nobody sees; `said` is what the board showed. */
export function openMachine(width = 412, height = 560) {
  const { art, read } = plainArt();
  const renderer = { render: vi.fn(), resize: vi.fn(), destroy: vi.fn() };
  const machine = new Machine({
    strips: ROYAL_SEVENS.baseStrips,
    rows: ROYAL_SEVENS.rows,
    renderer: renderer as unknown as Renderer,
    art,
    skin: ROYAL_SKIN,
    title: () => 'Royal Sevens',
  });
  machine.resize(width, height, 1);
  const said = readBoard(machine);
  const { sound, heard } = listeningSound();
  const loop = makeDrawLoop(() => machine.draw());
  return { machine, loop, sound, heard, said, art, read, renderer };
}

const STAKE = cents(100);

/** What stands in the window when the reels rest on these stops. */
export function windowAt(stops: readonly number[], strips = ROYAL_SEVENS.baseStrips): SlotOutcome['window'] {
  return stops.map((stop, reel) => {
    const strip = strips[reel] ?? [];
    return Array.from({ length: ROYAL_SEVENS.rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);
  });
}

export function makeWin(line: number, pay: number, count = 3): SlotOutcome['wins'][number] {
  return { line, symbol: 5, count, pay: cents(pay) };
}

export function makeRound(outcome: Partial<SlotOutcome>, win: Cents): SlotRoundOf<SlotOutcome> {
  const stops = outcome.stops ?? [3, 9, 14, 20, 27];
  return {
    roundId: 'round-1',
    gameId: 101,
    slug: ROYAL_SEVENS.slug,
    isPlayMoney: false,
    bet: { stake: STAKE },
    acts: [],
    absentActs: 0,
    stake: STAKE,
    win,
    outcome: { stops, window: windowAt(stops), wins: [], freeSpins: [], ...outcome },
    settledAt: 0,
    proof: { commit: 'c', serverSeed: 's', clientSeed: 'k', nonce: 0, maths: ROYAL_SEVENS.maths },
  };
}
