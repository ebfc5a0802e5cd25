import { Howler } from 'howler';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { duckAll, openHowlerOutput, type SoundFiles } from '../../../../src/platform/sound/howler-output.ts';
import type { SpriteMap } from '../../../../src/platform/sound/sound-names.ts';

interface FakeHowl {
  readonly src: readonly string[];
  readonly log: string[];
  load(): void;
  fail(): void;
  emit(event: string): void;
}

const { howls } = vi.hoisted(() => ({ howls: [] as FakeHowl[] }));

vi.mock('howler', () => ({
  Howler: {
    html5PoolSize: 10,
    ctx: Object.assign(new EventTarget(), {
      state: 'suspended',
      currentTime: 3,
      resume: vi.fn(async () => {}),
    }),
    masterGain: null,
  },
  Howl: class {
    readonly src: readonly string[];
    readonly log: string[] = [];
    readonly load: () => void;
    readonly fail: () => void;
    #heard: { event: string; work: () => void }[] = [];
    #volume = 1;
    // As Howler's: what is above is the id of a sound, and what is below a level.
    #ids = 1_000;

    constructor(options: {
      src: string[];
      volume: number;
      onload(): void;
      onloaderror(id: number, reason: unknown): void;
    }) {
      this.src = options.src;
      this.#volume = options.volume;
      this.load = options.onload;
      this.fail = () => options.onloaderror(0, 'decode');
      howls.push(this);
    }
    play(name: string | number): number {
      this.#ids += typeof name === 'string' ? 1 : 0;
      this.log.push(`play ${name}`);
      return this.#ids;
    }
    pause(id: number): void {
      this.log.push(`pause ${id}`);
    }
    rate = (rate: number, id: number): number => this.log.push(`rate ${rate} of ${id}`);
    stop = (id?: number): number => this.log.push(`stop ${id ?? 'all'}`);
    volume(level: number, id?: number): number {
      if (level > 1) return this.#volume;
      this.#volume = level;
      if (id === undefined) this.log.push(`volume ${level}`);
      return level;
    }
    fade(from: number, to: number, ms: number): void {
      this.#volume = to;
      this.log.push(`fade from ${from} to ${to} in ${ms}`);
    }
    once = (event: string, work: () => void): number => this.#heard.push({ event, work });
    emit(event: string): void {
      const due = this.#heard.filter((one) => one.event === event);
      this.#heard = this.#heard.filter((one) => one.event !== event);
      for (const { work } of due) work();
    }
  },
}));

const EFFECTS = { effects: ['effects.webm', 'effects.mp3'], places: {} as SpriteMap['effects'] };
const MUSIC: NonNullable<SoundFiles['music']> = { files: ['lobby.webm'], place: [0, 16_000, true] };
const BED: NonNullable<SoundFiles['music']> = {
  files: ['bed.webm'],
  place: [250, 16_000, true],
  underWins: 0.25,
};
const WINS: NonNullable<SoundFiles['wins']> = {
  files: ['wins.webm'],
  places: { 'win-small': [0, 100], 'win-medium': [200, 100], 'win-large': [400, 100] },
};
const howlAt = (index: number): FakeHowl => {
  const howl = howls.at(index);
  if (!howl) throw new Error('no sound was opened');
  return howl;
};
const setState = (state: string) => {
  Object.assign(Howler.ctx, { state });
  Howler.ctx.dispatchEvent(new Event('statechange'));
};

async function open(others: Omit<SoundFiles, 'effects' | 'places'> = { music: MUSIC }) {
  const opening = openHowlerOutput({ ...EFFECTS, ...others });
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
    const opening = openHowlerOutput(EFFECTS);
    howlAt(0).fail();
    await expect(opening).rejects.toThrow('no sound: decode');
  });

  it('nothing sounds while the browser holds the sound back, and nothing of it is made up for later', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const { output, effects } = await open();
    output.play('press', 1);
    time = 300;
    setState('running');
    output.play('coin', 1);
    // The engine sleeps in a silence: a press wakes it, and is heard if that was quick.
    setState('suspended');
    output.play('tab', 1);
    time = 400;
    setState('running');
    expect(effects.log).toEqual(['play coin', 'play tab']);
    vi.restoreAllMocks();
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

  it('music is fetched once it is wanted, fades in from nothing, and rests after it has faded out', async () => {
    setState('running');
    const { output, effects } = await open();
    output.setLevels({ effects: 0.5, music: 0 });
    expect(howls).toHaveLength(1);
    output.setLevels({ effects: 0.5, music: 0.3 });
    const music = howlAt(1);
    music.load();
    await turn();
    music.emit('play');
    output.setLevels({ effects: 0.2, music: 0 });
    await turn();
    expect(music.log).toEqual(['play music', 'fade from 0 to 0.3 in 600', 'fade from 0.3 to 0 in 600']);
    music.emit('fade');
    expect(music.log.at(-1)).toBe('pause 1001');
    expect(effects.log).toEqual(['volume 0.5', 'volume 0.5', 'volume 0.2']);
  });

  it('music that is wanted again while it fades out goes on', async () => {
    setState('running');
    const { output } = await open();
    output.setLevels({ effects: 1, music: 0.3 });
    howlAt(1).load();
    await turn();
    howlAt(1).emit('play');
    output.setLevels({ effects: 1, music: 0 });
    output.setLevels({ effects: 1, music: 0.3 });
    await turn();
    howlAt(1).emit('fade');
    expect(howlAt(1).log).toEqual([
      'play music',
      'fade from 0 to 0.3 in 600',
      'fade from 0.3 to 0 in 600',
      'fade from 0 to 0.3 in 600',
    ]);
  });

  it('music asked for while the context sleeps begins once it runs, and the level reads back meanwhile', async () => {
    const { output } = await open();
    output.setLevels({ effects: 1, music: 0.3 });
    howlAt(1).load();
    await turn();
    expect([output.levels.music, howlAt(1).log]).toEqual([0.3, []]);
    setState('running');
    output.setLevels({ effects: 1, music: 0.2 });
    await turn();
    howlAt(1).emit('play');
    expect(howlAt(1).log).toEqual(['play music', 'fade from 0 to 0.2 in 600']);
  });

  it('touch wakes music that a call has interrupted, and a page without music stays asleep', async () => {
    const { output } = await open();
    vi.mocked(Howler.ctx.resume).mockClear();
    output.wake();
    expect(Howler.ctx.resume).not.toHaveBeenCalled();
    setState('running');
    output.setLevels({ effects: 1, music: 0.3 });
    setState('interrupted');
    output.wake();
    expect(Howler.ctx.resume).toHaveBeenCalledTimes(1);
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
    const { output } = await open({});
    output.setLevels({ effects: 1, music: 1 });
    expect(howls).toHaveLength(1);
  });

  it('silence ends every sound and rests the music', async () => {
    setState('running');
    const { output, effects } = await open();
    output.setLevels({ effects: 1, music: 0.3 });
    howlAt(1).load();
    await turn();
    howlAt(1).emit('play');
    output.silence();
    expect(effects.log.at(-1)).toBe('stop all');
    expect(howlAt(1).log.at(-1)).toBe('pause 1001');
  });

  it('bed lies lower while a win sounds, and comes back at its end', async () => {
    setState('running');
    const { output, effects } = await open({ music: BED });
    output.setLevels({ effects: 1, music: 0.4 });
    howlAt(1).load();
    await turn();
    howlAt(1).emit('play');
    output.play('reel-stop', 1);
    expect(howlAt(1).log.at(-1)).toBe('fade from 0 to 0.4 in 600');
    output.play('win-small', 1);
    output.play('win-large', 1);
    expect(howlAt(1).log.at(-1)).toBe('fade from 0.4 to 0.1 in 150');
    effects.emit('end');
    expect(howlAt(1).log.at(-1)).toBe('fade from 0.1 to 0.4 in 600');
    output.play('win-medium', 1);
    output.stop('win-medium');
    expect(howlAt(1).log.slice(-2)).toEqual(['fade from 0.4 to 0.1 in 150', 'fade from 0.1 to 0.4 in 600']);
  });

  it('bed that was silenced under a win comes back at its own level', async () => {
    setState('running');
    const { output } = await open({ music: BED });
    output.setLevels({ effects: 1, music: 0.4 });
    howlAt(1).load();
    await turn();
    howlAt(1).emit('play');
    output.play('win-large', 1);
    output.setLevels({ effects: 0, music: 0 });
    output.silence();
    expect(howlAt(1).log.at(-1)).toBe('pause 1001');
    output.setLevels({ effects: 1, music: 0.4 });
    howlAt(1).emit('play');
    expect(howlAt(1).log.slice(-2)).toEqual(['play 1001', 'fade from 0 to 0.4 in 600']);
  });

  it('music of the lobby does not change under a win', async () => {
    setState('running');
    const { output } = await open();
    output.setLevels({ effects: 1, music: 0.4 });
    howlAt(1).load();
    await turn();
    howlAt(1).emit('play');
    output.play('win-large', 1);
    expect(howlAt(1).log.at(-1)).toBe('fade from 0 to 0.4 in 600');
  });

  it('a game’s own wins replace the shared ones once they are loaded, at the level of the effects', async () => {
    setState('running');
    const { output, effects } = await open({ wins: WINS });
    output.setLevels({ effects: 0.5, music: 0 });
    output.play('win-small', 1);
    howlAt(1).load();
    await turn();
    output.play('win-small', 1);
    output.play('coin', 1);
    output.setLevels({ effects: 0.2, music: 0 });
    output.stop('win-small');
    output.silence();
    expect(howlAt(1).src).toEqual(['wins.webm']);
    expect(howlAt(1).log).toEqual(['volume 0.5', 'play win-small', 'volume 0.2', 'stop 1001', 'stop all']);
    expect(effects.log).toEqual(['volume 0.5', 'play win-small', 'play coin', 'volume 0.2', 'stop all']);
  });

  it('wins that cannot be had are the shared ones', async () => {
    setState('running');
    const { output, effects } = await open({ wins: WINS });
    howlAt(1).fail();
    await turn();
    output.play('win-large', 1);
    expect(effects.log).toEqual(['play win-large']);
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
