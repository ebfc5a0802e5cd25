import fc from 'fast-check';
import { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scene, SceneContext } from '../../../scenes/scene.ts';
import { SceneHost, type SceneSurface } from '../../../src/stage/scene-host.ts';

const NAMES = ['lobby', 'road', 'hall'] as const;
type Name = (typeof NAMES)[number];

const settle = () => new Promise<void>((done) => setImmediate(done));

/** What scenes and loaders wait for; the test lets them go on in any order. */
class Waits {
  readonly #waiting: PromiseWithResolvers<void>[] = [];

  wait(): Promise<void> {
    const step = Promise.withResolvers<void>();
    this.#waiting.push(step);
    return step.promise;
  }

  async end(index: number, error?: Error): Promise<void> {
    const [step] = this.#waiting.splice(index % Math.max(1, this.#waiting.length), 1);
    if (error) step?.reject(error);
    else step?.resolve();
    await settle();
  }

  async endAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.end(0);
  }
}

/** A surface of real display objects; it says what it was asked to do. */
class TestSurface implements SceneSurface {
  readonly stage = new Container();
  readonly listeners = new Set<object>();
  readonly timelines = new Set<gsap.core.Timeline>();
  readonly said: string[] = [];
  entered: string | null = null;
  /** One that is attached; two at once would draw over each other. */
  scene: Scene | null = null;

  createContext = () => ({}) as SceneContext;
  attach(scene: Scene): void {
    expect(this.scene, 'one scene at a time').toBeNull();
    this.scene = scene;
    this.stage.addChild(scene.view);
  }
  reveal(scene: Scene): void {
    expect(this.scene).toBe(scene);
    scene.enter();
  }
  detach(): void {
    this.scene = null;
  }
}

/** A scene that makes a display object, a listener and a timeline in each of its steps. */
class TestScene implements Scene {
  readonly view = new Container();
  readonly root = gsap.timeline({ paused: true });
  readonly #name: Name;
  readonly #surface: TestSurface;
  readonly #waits: Waits;
  readonly #listeners: object[] = [];
  #hasLeft = false;

  constructor(name: Name, surface: TestSurface, waits: Waits) {
    this.#name = name;
    this.#surface = surface;
    this.#waits = waits;
    surface.timelines.add(this.root);
  }

  async prepare(): Promise<void> {
    this.#make();
    await this.#waits.wait();
    if (!this.#hasLeft) this.#make();
  }

  enter(): void {
    expect(this.#hasLeft).toBe(false);
    this.#make();
    this.#surface.entered = this.#name;
    this.#surface.said.push(`enter ${this.#name}`);
  }

  resize(): void {}

  leave(): void {
    expect(this.#hasLeft, 'left once').toBe(false);
    this.#hasLeft = true;
    for (const listener of this.#listeners) this.#surface.listeners.delete(listener);
    this.root.kill();
    this.#surface.timelines.delete(this.root);
    this.view.destroy({ children: true });
    this.#surface.entered = null;
    this.#surface.said.push(`leave ${this.#name}`);
  }

  #make(): void {
    const listener = {};
    this.#listeners.push(listener);
    this.#surface.listeners.add(listener);
    this.view.addChild(new Container());
    this.root.to({ x: 0 }, { x: 1, duration: 1 });
  }
}

let surface: TestSurface;
let waits: Waits;
let host: SceneHost<Name, TestSurface>;
let failures: unknown[];

const start = () => {
  surface = new TestSurface();
  waits = new Waits();
  failures = [];
  const load = async (name: Name) => {
    await waits.wait();
    return (its: TestSurface) => new TestScene(name, its, waits);
  };
  host = new SceneHost<Name, TestSurface>(surface, load, (error) => failures.push(error));
};

beforeEach(start);

function expectNothingLeft(): void {
  expect(surface.scene).toBeNull();
  expect(surface.stage.children).toHaveLength(0);
  expect(surface.listeners.size).toBe(0);
  expect(surface.timelines.size).toBe(0);
}

describe('scene switch', () => {
  it('scene enters when it is prepared, and leaves at once when another one is wanted', async () => {
    host.show('lobby');
    await waits.endAll();
    host.show('hall');
    expect(surface.said).toEqual(['enter lobby', 'leave lobby']);
    await waits.endAll();
    expect(surface.entered).toBe('hall');
  });

  it('scene that is wanted again is not made again', async () => {
    host.show('lobby');
    host.show('lobby');
    await waits.endAll();
    host.show('lobby');
    expect(surface.said).toEqual(['enter lobby']);
  });

  it('scene that is interrupted while it prepares leaves and never enters', async () => {
    host.show('lobby');
    await waits.end(0);
    host.show(null);
    expect(surface.said).toEqual(['leave lobby']);
    await waits.endAll();
    expect(surface.said).toEqual(['leave lobby']);
    expectNothingLeft();
  });

  it('suspended surface has no scene, and shows the wanted one again afterwards', async () => {
    host.show('lobby');
    await waits.endAll();
    host.suspend();
    expectNothingLeft();
    host.show('road');
    await waits.endAll();
    expect(surface.entered).toBeNull();
    host.resume();
    await waits.endAll();
    expect(surface.entered).toBe('road');
  });

  it.each(['loaded', 'prepared'])(
    'scene that cannot be %s leaves nothing, and another one may follow',
    async (step) => {
      host.show('lobby');
      if (step === 'prepared') await waits.end(0);
      await waits.end(0, new Error('no scene'));
      expect(failures).toEqual([new Error('no scene')]);
      expectNothingLeft();
      host.show('hall');
      await waits.endAll();
      expect(surface.entered).toBe('hall');
    },
  );

  it('failure of a scene that has left is ignored', async () => {
    host.show('lobby');
    await waits.end(0);
    host.show('hall');
    await waits.end(0, new Error('too late'));
    await waits.endAll();
    expect(failures).toEqual([]);
    expect(surface.entered).toBe('hall');
  });

  it('stopped host shows nothing any more', async () => {
    host.show('lobby');
    await waits.end(0);
    host.stop();
    host.show('hall');
    await waits.endAll();
    expect(surface.said).toEqual(['leave lobby']);
    expectNothingLeft();
  });
});

it('[R01] hundred random switches leak nothing, and the last wanted scene is the one that is shown', async () => {
  // Wanted scene, none, lost graphics or their return; and which of the things under way end in between.
  const step = fc.tuple(
    fc.constantFrom(...NAMES, ...NAMES, null, 'suspend', 'resume'),
    fc.array(fc.nat(3), { maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 100 }), async (steps) => {
      start();
      let wanted: Name | null = null;
      for (const [wish, ends] of steps) {
        if (wish === 'suspend') host.suspend();
        else if (wish === 'resume') host.resume();
        else {
          wanted = wish;
          host.show(wish);
        }
        for (const end of ends) await waits.end(end);
        expect(surface.stage.children.length).toBeLessThanOrEqual(1);
      }
      host.resume();
      await waits.endAll();
      expect(surface.entered).toBe(wanted);
      expect(surface.timelines.size).toBe(wanted === null ? 0 : 1);
      expect(surface.stage.children).toHaveLength(wanted === null ? 0 : 1);
      host.stop();
      await waits.endAll();
      expectNothingLeft();
    }),
    { numRuns: 20 },
  );
});
