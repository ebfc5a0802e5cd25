import { Texture } from 'pixi.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { planRingRun } from '../../../maths/jackpot-ring.ts';
import { planWheelTurn, tierAtPointer, WHEEL_ORDER } from '../../../maths/jackpot-wheel.ts';
import type { AwardContent, HallBoxes } from '../../../scenes/jackpot/content.ts';
import { JackpotDisplay } from '../../../scenes/jackpot/jackpot-display.ts';
import { createRootTimeline } from '../../../scenes/parts/motion.ts';
import { everythingIn } from '../support/everything-in.ts';
import { layOutPaper } from '../support/paper-canvas.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { settle } from '../support/stepped-time.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();

const CELL = { width: 70, height: 80 };
const HALL: HallBoxes = {
  width: 412,
  height: 915,
  ring: { x: 6, y: 200, width: 400, height: 300 },
  cells: Array.from({ length: 10 }, (_, index) => ({
    x: (index % 5) * 80,
    y: 220 + (index > 4 ? 90 : 0),
    ...CELL,
  })),
  balance: { x: 300, y: 10, width: 90, height: 30 },
};

function openHall(hall: HallBoxes = HALL) {
  const told: string[] = [];
  const platform = sceneContext();
  const places = testObservable(hall);
  const root = createRootTimeline(() => undefined);
  const display = new JackpotDisplay(
    platform.context,
    root,
    places,
    {
      light: (cell, isMoving) => told.push(`${isMoving ? 'light' : 'rest'} ${cell}`),
      cover: (isCovering) => told.push(isCovering ? 'cover' : 'uncover'),
      award: (isShown) => told.push(isShown ? 'award' : 'no award'),
    },
    { bulb: Texture.WHITE, glow: Texture.WHITE },
  );
  display.place();
  const [lights, wheel] = display.view.children;
  return { ...platform, told, places, root, display, lights, wheel };
}

/** Notes when a promise has come to its end. */
function watchEnd(promise: Promise<void>) {
  const state = { isOver: false };
  void promise.then(() => {
    state.isOver = true;
  });
  return state;
}

describe('ring of the jackpot', () => {
  it('circling light goes around the ring a cell every 80 ms until it rests', async () => {
    const { display, told, sounds } = openHall();
    display.circle();
    expect(display.isCircling).toBe(true);
    await stage.time.step(470);
    expect(told).toEqual(['light 0', 'light 1', 'light 2', 'light 3', 'light 5', 'light 9']);
    expect(sounds).toEqual(Array(6).fill('tick'));
    display.rest();
    await stage.time.step(400);
    expect(told.slice(6)).toEqual(['rest 9']);
    expect(display.isCircling).toBe(false);
  });

  it('circling light goes on from the cell where it rested', async () => {
    const { display, told } = openHall();
    display.circle();
    await stage.time.step(90);
    display.rest();
    told.length = 0;
    display.circle();
    await stage.time.step(30);
    expect(told).toEqual(['light 2']);
  });

  it('run of the light ends on the server’s cell with its bulbs flashing', async () => {
    const { display, told, lights } = openHall();
    const plan = planRingRun(7);
    const end = watchEnd(display.play((start) => planRingRun(7, start)));
    expect(display.isFlowing).toBe(false);
    const lastAt = plan.at(-1)?.atMs ?? 0;
    await stage.time.step(lastAt + 100);
    expect(told.filter((line) => line.startsWith('light'))).toHaveLength(plan.length);
    expect([told.at(-1), end.isOver]).toEqual(['light 7', false]);
    await stage.time.step(340);
    expect(told.at(-1)).toBe('rest 7');
    const [, , , chase, all] = lights?.children ?? [];
    expect([chase?.visible, all?.visible]).toEqual([false, true]);
    await stage.time.step(700);
    expect(end.isOver).toBe(true);
  });

  it('cell that was won bursts once, in all directions from its own middle', async () => {
    const { display, lights } = openHall();
    void display.play((start) => planRingRun(7, start));
    const burst = lights?.children.at(-1);
    await stage.time.step((planRingRun(7).at(-1)?.atMs ?? 0) + 300);
    expect(burst?.visible).toBe(false);
    await stage.time.step(200);
    const box = HALL.cells[7] ?? { x: 0, y: 0 };
    expect(burst?.position).toMatchObject({ x: box.x + CELL.width / 2, y: box.y + CELL.height / 2 });
    const [, ...sparks] = burst?.children ?? [];
    expect(
      new Set(sparks.map(({ x, y }) => `${Math.sign(Math.round(x))} ${Math.sign(Math.round(y))}`)).size,
    ).toBeGreaterThan(4);
    await stage.time.step(700);
    expect(burst?.visible).toBe(false);
  });

  it('SPIN’s light beats in the tempo of the steps, and never more than three times in a second', async () => {
    const { display, lights } = openHall();
    const breath = lights?.children.at(-2);
    display.circle();
    const alphas: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      await stage.time.step(80);
      alphas.push(breath?.alpha ?? 0);
    }
    const beats = alphas.filter((alpha, index) => index > 0 && alpha > (alphas[index - 1] ?? 1)).length;
    expect(beats).toBeGreaterThan(4);
    expect(beats / (40 * 0.08)).toBeLessThanOrEqual(3);
    display.cut();
    expect(breath?.alpha).toBe(0);
  });

  it('steps that fall due in one frame are shown and heard as their last', async () => {
    const { display, told, sounds } = openHall();
    void display.play((start) => planRingRun(7, start));
    await stage.time.step(10);
    stage.time.jump(240);
    await settle();
    expect(told).toEqual(['light 0', 'light 3']);
    expect(sounds).toEqual(['tick', 'tick']);
  });

  it('glows lie on the light’s cell and on the two that it left', async () => {
    const { display, lights } = openHall();
    display.circle();
    await stage.time.step(170);
    const glows = (lights?.children ?? []).slice(0, 3);
    const middles = [2, 1, 0].map((cell) => (HALL.cells[cell]?.x ?? 0) + CELL.width / 2);
    expect(glows.map(({ x, visible }) => (visible ? x : null))).toEqual(middles);
    expect(glows.map(({ alpha }) => alpha)).toEqual([0.55, 0.22, 0.1]);
    display.cut();
    expect(glows.map(({ visible }) => visible)).toEqual([false, false, false]);
  });

  it('glows and bulbs follow the hall to other places in the middle of a run', async () => {
    const { display, places, lights } = openHall();
    display.circle();
    await stage.time.step(10);
    const ring = { x: 40, y: 90, width: 600, height: 300 };
    const cells = HALL.cells.map((cell) => ({ ...cell, x: cell.x + 500 }));
    places.set({ ...HALL, ring, cells });
    display.place();
    const [glow, , , chase, all] = lights?.children ?? [];
    expect(glow?.x).toBe(500 + CELL.width / 2);
    expect(chase?.position).toMatchObject({ x: 40, y: 90 });
    expect(Math.max(...(all?.children ?? []).map(({ x }) => x))).toBeGreaterThan(580);
  });

  it('hall without cells stays dark', async () => {
    const { display, lights } = openHall({ ...HALL, cells: [] });
    display.circle();
    await stage.time.step(200);
    expect((lights?.children ?? []).slice(0, 3).map(({ visible }) => visible)).toEqual([false, false, false]);
  });
});

describe('wheel of the jackpot', () => {
  const TURN = planWheelTurn('major', { paceShare: 0, landShare: 0.5 });

  it('wheel covers the hall, turns to the tier, lights its sector and leaves its stage to the award', async () => {
    const { display, told, sounds, wheel } = openHall();
    const end = watchEnd(display.turn(TURN));
    await settle();
    expect([display.isFlowing, wheel?.visible]).toEqual([true, true]);
    expect(told).toEqual([]);
    await stage.time.step(500);
    expect(told).toEqual(['cover']);
    expect(sounds).toEqual(['whirr']);
    const [, , , face, light] = wheel?.children ?? [];
    expect(light?.visible).toBe(false);
    await stage.time.step(TURN.turnMs);
    expect(display.wheelDegrees).toBeCloseTo(TURN.endDegrees, 6);
    expect(tierAtPointer(display.wheelDegrees ?? 0)).toBe('major');
    expect(sounds.at(-1)).toBe('bulb');
    expect(sounds.filter((name) => name === 'peg').length).toBeGreaterThan(5);
    expect(light?.visible).toBe(true);
    expect(end.isOver).toBe(false);
    await stage.time.step(2_000);
    expect([told, end.isOver]).toEqual([['cover'], true]);
    await stage.time.step(600);
    expect([wheel?.visible, face?.alpha]).toEqual([true, 0]);
    display.cut();
    expect([told.at(-1), wheel?.visible, display.wheelDegrees]).toEqual(['uncover', false, null]);
  });

  it('stage goes dark before the wheel rests, and the sector under the pointer is lit', async () => {
    const { display, wheel } = openHall();
    const plan = planWheelTurn('major', { paceShare: 0, landShare: 0.9 });
    void display.turn(plan);
    await settle();
    const [ground, , , face, light, bulbs] = wheel?.children ?? [];
    await stage.time.step(1_000);
    expect([ground?.alpha, light?.visible]).toEqual([1, false]);
    expect(bulbs?.rotation).toBeGreaterThanOrEqual(face?.rotation ?? Number.NaN);
    await stage.time.step(plan.turnMs - 1_100);
    expect(ground?.alpha).toBeLessThan(0.5);
    expect(light?.visible).toBe(true);
    await stage.time.step(900);
    expect(ground?.alpha).toBe(1);
    // The middle of the sector that was won, wherever in it the pointer stands.
    const middle = ((WHEEL_ORDER.indexOf('major') + 0.5) * 90 + plan.endDegrees) % 360;
    expect((((light?.rotation ?? 0) * 180) / Math.PI) % 360).toBeCloseTo(middle, 3);
  });

  it('wheel that is cut ends at once, in silence, and uncovers the hall', async () => {
    const { display, told, sounds, wheel } = openHall();
    const end = watchEnd(display.turn(TURN));
    await settle();
    await stage.time.step(1_500);
    display.cut();
    await settle();
    expect([end.isOver, wheel?.visible, told.at(-1)]).toEqual([true, false, 'uncover']);
    expect(sounds.at(-1)).toBe('stop whirr');
    const { length } = sounds;
    await stage.time.step(5_000);
    expect(sounds).toHaveLength(length);
  });

  it('wheel that is cut while it is painted never turns', async () => {
    const { display, told, wheel } = openHall();
    const turning = display.turn(TURN);
    display.cut();
    await turning;
    await stage.time.step(600);
    expect(wheel?.visible).toBe(false);
    expect(told).toEqual(['uncover']);
  });

  it('wheel begins its second turn from rest with no sector lit', async () => {
    const { display, wheel } = openHall();
    void display.turn(TURN);
    await settle();
    await stage.time.step(7_000);
    void display.turn(planWheelTurn('mini', { paceShare: 1, landShare: 0 }));
    await settle();
    expect(display.wheelDegrees).toBe(0);
    const [, , , face, light] = wheel?.children ?? [];
    expect([face?.rotation, light?.visible]).toEqual([0, false]);
  });
});

describe('award of a jackpot draw', () => {
  const MAJOR: AwardContent = {
    size: 'large',
    tier: 'major',
    title: 'MAJOR',
    amount: cents(394_011_875),
    isQuiet: false,
  };
  const COIN: AwardContent = {
    size: 'small',
    tier: null,
    title: 'You won',
    amount: cents(5_000),
    isQuiet: false,
  };
  const POINTS: AwardContent = { size: 'none', tier: null, title: '50 pts', amount: null, isQuiet: true };

  beforeEach(layOutPaper);

  it('award tells when it stands on the canvas, ends by itself, and stands until it is cut', async () => {
    const { display, told, sounds } = openHall();
    const end = watchEnd(display.celebrate(MAJOR));
    await settle();
    expect(told).toEqual(['cover', 'award']);
    await stage.time.step(1_500);
    expect([sounds.includes('win-large'), end.isOver]).toEqual([true, false]);
    await stage.time.step(10_000);
    expect([end.isOver, told]).toEqual([true, ['cover', 'award']]);
    display.cut();
    expect(told).toEqual(['cover', 'award', 'uncover', 'no award']);
  });

  it('award of a jackpot whose wheel was cut has the wheel’s stage, and no wheel', async () => {
    const { display, told, wheel } = openHall();
    void display.turn(planWheelTurn('major', { paceShare: 0, landShare: 0.5 }));
    await settle();
    await stage.time.step(1_000);
    display.cut();
    told.length = 0;
    void display.celebrate(MAJOR);
    await settle();
    const [ground, , , face, light, , hub] = wheel?.children ?? [];
    expect([wheel?.visible, ground?.alpha, face?.alpha, light?.alpha, hub?.alpha]).toEqual([
      true,
      1,
      0,
      0,
      0,
    ]);
    expect(told).toEqual(['cover', 'award']);
  });

  it('award that is no jackpot has been told after a second and a half', async () => {
    for (const content of [COIN, POINTS]) {
      const { display, sounds } = openHall({ ...HALL, balance: null });
      const end = watchEnd(display.celebrate(content));
      await settle();
      await stage.time.step(1_500);
      expect([end.isOver, sounds.includes('win-small')]).toEqual([true, !content.isQuiet]);
      display.free();
    }
  });

  it('coins stay away while the hall shows no balance', async () => {
    const { display, sounds } = openHall({ ...HALL, balance: null });
    void display.celebrate(MAJOR);
    await settle();
    await stage.time.step(12_000);
    expect(sounds).not.toContain('coin');
  });

  it('award that is finished at once stands at its end', async () => {
    const { display, told } = openHall();
    const end = watchEnd(display.celebrate(MAJOR));
    await settle();
    await stage.time.step(900);
    display.finish();
    await settle();
    expect([end.isOver, told]).toEqual([true, ['cover', 'award']]);
  });

  it('award that is cut while it is painted is never shown', async () => {
    const { display, told } = openHall();
    const end = watchEnd(display.celebrate(MAJOR));
    display.cut();
    await settle();
    expect([end.isOver, told.includes('award')]).toEqual([true, false]);
  });

  it('draw that is freed in the middle of an award settles it and keeps nothing', async () => {
    const { display, root } = openHall();
    const end = watchEnd(display.celebrate(MAJOR));
    await settle();
    await stage.time.step(2_600);
    const parts = everythingIn(display.view);
    display.free();
    root.kill();
    await stage.time.step(1_000);
    expect(end.isOver).toBe(true);
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
  });
});
