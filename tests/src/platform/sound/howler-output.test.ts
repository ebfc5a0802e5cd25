import { Howler } from 'howler';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { duckAll, openHowlerOutput } from '../../../../src/platform/sound/howler-output.ts';
import type { SpriteMap } from '../../../../src/platform/sound/sound-names.ts';

interface FakeHowl {
  readonly src: readonly string[];
  readonly log: string[];
  load(): void;
  fail(): void;
  endFade(): void;
}

const { howls } = vi.hoisted(() => ({ howls: [] as FakeHowl[] }));

vi.mock('howler', () => ({
  Howler: { html5PoolSize: 10, ctx: { state: 'suspended', currentTime: 3 }, masterGain: null },
  Howl: class {
    readonly src: readonly string[];
    readonly log: string[] = [];
    readonly load: () => void;
    readonly fail: () => void;
    #fades: (() => void)[] = [];
    // As Howler's: what is above is the id of a sound, and what is below a level.
    #ids = 1_000;
    #isPlaying = false;

    constructor(options: {
      src: string[];
      onload(): void;
      onloaderror(id: number, reason: unknown): void;
    }) {
      this.src = options.src;
      this.load = options.onload;
      this.fail = () => options.onloaderror(0, 'decode');
      howls.push(this);
    }
    play(name: string | number): number {
      this.#isPlaying = true;
      this.#ids += typeof name === 'string' ? 1 : 0;
      this.log.push(`play ${name}`);
      return this.#ids;
    }
    playing = (): boolean => this.#isPlaying;
    pause(id: number): void {
      this.#isPlaying = false;
      this.log.push(`pause ${id}`);
    }
    rate = (rate: number, id: number): number => this.log.push(`rate ${rate} of ${id}`);
    stop = (id?: number): number => this.log.push(`stop ${id ?? 'all'}`);
    volume(level: number, id?: number): number {
      if (id === undefined && level <= 1) this.log.push(`volume ${level}`);
      return 0;
    }
    fade = (_from: number, to: number, ms: number): number => this.log.push(`fade to ${to} in ${ms}`);
    once = (_event: string, work: () => void): number => this.#fades.push(work);
    endFade(): void {
      for (const work of this.#fades.splice(0)) work();
    }
  },
}));

const map = { effects: {}, loop: {} } as SpriteMap;
const howlAt = (index: number): FakeHowl => {
  const howl = howls.at(index);
  if (!howl) throw new Error('no sound was opened');
  return howl;
};
const setState = (state: string) => Object.assign(Howler.ctx, { state });

async function open(lobby: readonly string[] = ['lobby.webm']) {
  const opening = openHowlerOutput({ effects: ['effects.webm', 'effects.mp3'], lobby, map });
  howlAt(0).load();
  return { output: await opening, effects: howlAt(0) };
}

const turn = () => new Promise<void>((done) => setImmediate(done));

beforeEach(() => {
  howls.length = 0;
  setState('suspended');
});

describe('sound by Howler', () => {
  it('sprite is opened in all its formats, with no pool of media elements', async () => {
    const { effects } = await open();
    expect(effects.src).toEqual(['effects.webm', 'effects.mp3']);
    expect(Howler.html5PoolSize).toBe(0);
  });

  it('sprite that cannot be decoded fails the opening', async () => {
    const opening = openHowlerOutput({ effects: ['effects.webm'], lobby: [], map });
    howlAt(0).fail();
    await expect(opening).rejects.toThrow('no sound: decode');
  });

  it('nothing sounds before the browser allows it, and later nothing of it is made up for', async () => {
    const { output, effects } = await open();
    output.play('press', 1);
    setState('running');
    output.play('coin', 1);
    // A phone suspends the engine now and then; what was allowed once stays allowed.
    setState('suspended');
    output.play('tab', 1);
    expect(effects.log).toEqual(['play coin', 'play tab']);
  });

  it('pitch is set for the one sound, and the last of a name is ended', async () => {
    setState('running');
    const { output, effects } = await open();
    output.play('tick', 1.5);
    output.play('tick', 1);
    output.stop('tick');
    output.stop('coin');
    expect(effects.log).toEqual(['play tick', 'rate 1.5 of 1001', 'play tick', 'stop 1002']);
  });

  it('music is fetched once it is wanted, fades in, and rests after it has faded out', async () => {
    const { output, effects } = await open();
    output.setLevels({ effects: 0.5, music: 0 });
    expect(howls).toHaveLength(1);
    output.setLevels({ effects: 0.5, music: 0.3 });
    const music = howlAt(1);
    music.load();
    await turn();
    output.setLevels({ effects: 0.2, music: 0 });
    await turn();
    expect(music.log).toEqual(['play lobby', 'fade to 0.3 in 600', 'fade to 0 in 600']);
    music.endFade();
    expect(music.log.at(-1)).toBe('pause 1001');
    expect(effects.log).toEqual(['volume 0.5', 'volume 0.5', 'volume 0.2']);
  });

  it('music that is wanted again while it fades out goes on', async () => {
    const { output } = await open();
    output.setLevels({ effects: 1, music: 0.3 });
    howlAt(1).load();
    await turn();
    output.setLevels({ effects: 1, music: 0 });
    output.setLevels({ effects: 1, music: 0.3 });
    await turn();
    howlAt(1).endFade();
    expect(howlAt(1).log).toEqual([
      'play lobby',
      'fade to 0.3 in 600',
      'fade to 0 in 600',
      'fade to 0.3 in 600',
    ]);
  });

  it('music that cannot be had is asked for again when it is wanted again', async () => {
    const { output } = await open();
    output.setLevels({ effects: 1, music: 0.3 });
    howlAt(1).fail();
    await turn();
    output.setLevels({ effects: 1, music: 0 });
    output.setLevels({ effects: 1, music: 0.4 });
    expect(howls).toHaveLength(3);
  });

  it('platform without music asks for none', async () => {
    const { output } = await open([]);
    output.setLevels({ effects: 1, music: 1 });
    expect(howls).toHaveLength(1);
  });

  it('silence ends every sound and rests the music', async () => {
    const { output, effects } = await open();
    output.setLevels({ effects: 1, music: 0.3 });
    howlAt(1).load();
    await turn();
    output.silence();
    expect(effects.log.at(-1)).toBe('stop all');
    expect(howlAt(1).log.at(-1)).toBe('pause 1001');
  });

  it('all that sounds is lowered by 10 dB without a step, and brought back more slowly', () => {
    // Before Howler has an audio context.
    duckAll(true);
    const ramps: number[][] = [];
    const gain = { setTargetAtTime: (...ramp: number[]) => ramps.push(ramp) };
    Object.assign(Howler, { masterGain: { gain } });
    duckAll(true);
    duckAll(false);
    const [[ducked = 0, at, seconds = 0] = [], [level, , slower] = []] = ramps;
    expect(20 * Math.log10(ducked)).toBeCloseTo(-10, 1);
    expect([at, level]).toEqual([3, 1]);
    expect(seconds).toBeGreaterThan(0);
    expect(slower).toBeGreaterThan(seconds);
  });
});
