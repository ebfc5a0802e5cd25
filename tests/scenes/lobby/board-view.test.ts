import type { Sprite } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { BoardView } from '../../../scenes/lobby/board-view.ts';
import type { BoardFigures } from '../../../scenes/lobby/content.ts';
import { createRootTimeline, fullMotion, type Motion, reducedMotion } from '../../../scenes/parts/motion.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { FIGURES, makeContent, openLobby } from './support/open-lobby.ts';

const stage = setUpStage();

async function showBoard(figures: BoardFigures | null = FIGURES, motion: Motion = fullMotion) {
  const { context } = sceneContext({ motion });
  const lobby = await openLobby(context, { content: makeContent([]) });
  const painted = vi.spyOn(lobby.sheet, 'add');
  const root = createRootTimeline(() => undefined);
  const view = new BoardView(context, root);
  view.apply(lobby.layout.board, lobby.content, lobby.sheet);
  if (figures) view.show(figures, false);
  /** The figures that sprites show: a texture's key on the sheet ends in its figure. */
  const read = (sprites: readonly Sprite[]) =>
    sprites
      .map(({ texture }) => {
        const index = painted.mock.results.findIndex(({ value }) => value === texture);
        return painted.mock.calls[index]?.[0].at(-1) ?? '?';
      })
      .join('');
  const lastIn = (tier: string) => view.plaqueOf(tier)?.children.at(-1)?.children as Sprite[];
  const flaps = () => lastIn('mega');
  const mega = () => read(flaps().filter((_, index) => index % 2 === 1));
  const lower = (tier: string) => read(lastIn(tier));
  return { ...lobby, view, root, context, mega, lower, flaps };
}

describe('jackpot board', () => {
  it('jackpot board names its four tiers in capitals and shows their amounts', async () => {
    const { mega, lower } = await showBoard();
    expect(stage.paper.texts()).toEqual(expect.arrayContaining(['MEGA', 'MAJOR', 'MINOR', 'MINI']));
    expect([mega(), lower('major'), lower('minor'), lower('mini')]).toEqual([
      '$12,345.67',
      '$500.00',
      '$50.00',
      '$5.00',
    ]);
  });

  it('jackpot board stands without amounts until they are known', async () => {
    const { view, flaps, mega, lower } = await showBoard({ ...FIGURES, mega: '' });
    expect(flaps()).toEqual([]);
    view.show(FIGURES, true);
    await stage.time.step(40);
    expect([mega(), lower('major')]).toEqual(['$12,345.67', '$500.00']);
  });

  it('jackpot board shows no plaque where the lobby has no board, and keeps the amounts for when it has', async () => {
    const { view, layout, content, sheet, mega } = await showBoard();
    view.apply(null, content, sheet);
    expect([view.children.length, view.plaqueOf('mega')]).toEqual([0, null]);
    view.show({ ...FIGURES, mega: '$12,345.99' }, true);
    view.apply(layout.board, content, sheet);
    expect(mega()).toBe('$12,345.99');
  });

  it('jackpot board turns only the flaps that change, from the right', async () => {
    const { view, flaps, mega } = await showBoard();
    view.show({ ...FIGURES, mega: '$12,345.78' }, true);
    await stage.time.step(80);
    const folded = flaps().flatMap(({ scale }, index) => (scale.y < 1 ? [(index - 1) / 2] : []));
    expect(folded).toEqual([8, 9]);
    expect(flaps()[19]?.scale.y).toBeLessThan(flaps()[17]?.scale.y ?? 0);
    expect(mega()).toBe('$12,345.67');
    await stage.time.step(300);
    expect(mega()).toBe('$12,345.78');
    expect([flaps()[17], flaps()[19]].map((figure) => figure?.scale.y)).toEqual([1, 1]);
  });

  it('jackpot board lets the lower tiers run and settle within 900 ms', async () => {
    const { view, lower } = await showBoard();
    view.show({ ...FIGURES, major: '$987.65' }, true);
    await stage.time.step(60);
    expect(lower('major')).not.toBe('$987.65');
    expect(lower('major')).toMatch(/^\$\d{3}\.\d\d$/);
    await stage.time.step(860);
    expect(lower('major')).toBe('$987.65');
    expect(lower('minor')).toBe('$50.00');
  });

  it.each([
    ['with reduced motion', reducedMotion, true],
    ['when nothing may move', fullMotion, false],
  ] as const)('jackpot board sets all amounts at once %s', async (_, motion, isRolling) => {
    const { view, mega, lower } = await showBoard(FIGURES, motion);
    view.show({ mega: '$99,999.99', major: '$600.00', minor: '$60.00', mini: '$6.00' }, isRolling);
    expect([mega(), lower('major'), lower('minor'), lower('mini')]).toEqual([
      '$99,999.99',
      '$600.00',
      '$60.00',
      '$6.00',
    ]);
  });

  it('jackpot board sets an amount of another length at once, with a flap for each figure', async () => {
    const { view, flaps, mega, lower } = await showBoard();
    view.show({ ...FIGURES, mega: '$123,456.78', mini: '$15.00' }, true);
    expect([mega(), flaps().length, lower('mini')]).toEqual(['$123,456.78', 22, '$15.00']);
    view.show(FIGURES, true);
    expect([mega(), flaps().length, lower('mini')]).toEqual(['$12,345.67', 20, '$5.00']);
  });

  it('jackpot board ends on the last of two amounts that follow one another within a turn', async () => {
    const { view, mega, lower } = await showBoard();
    view.show({ ...FIGURES, mega: '$12,345.89', major: '$510.00' }, true);
    await stage.time.step(60);
    view.show({ ...FIGURES, mega: '$12,345.68', major: '$520.00' }, true);
    await stage.time.step(1_500);
    expect([mega(), lower('major')]).toEqual(['$12,345.68', '$520.00']);
  });

  it('jackpot board ends on an amount that is set at once in the middle of a turn', async () => {
    const { view, mega, lower, flaps } = await showBoard();
    view.show({ ...FIGURES, mega: '$12,345.89', major: '$510.00' }, true);
    await stage.time.step(80);
    view.show({ ...FIGURES, mega: '$12,346.01', major: '$520.00' }, false);
    expect([mega(), lower('major'), flaps()[19]?.scale.y]).toEqual(['$12,346.01', '$520.00', 1]);
    await stage.time.step(1_500);
    expect([mega(), lower('major')]).toEqual(['$12,346.01', '$520.00']);
  });

  it('jackpot board takes an amount of another length in the middle of a turn', async () => {
    const { view, mega, lower } = await showBoard();
    view.show({ ...FIGURES, mega: '$98,765.43', mini: '$9.99' }, true);
    await stage.time.step(80);
    view.show({ ...FIGURES, mega: '$100,000.00', mini: '$10.00' }, true);
    await stage.time.step(1_500);
    expect([mega(), lower('mini')]).toEqual(['$100,000.00', '$10.00']);
  });

  it('jackpot board keeps every figure of Mega inside its plaque', async () => {
    const { view, flaps, layout } = await showBoard();
    view.show({ ...FIGURES, mega: '$9,999,999,999.99' }, false);
    const box = layout.board?.mega ?? { x: 0, width: 0 };
    for (const ground of flaps().filter((_, index) => index % 2 === 0)) {
      expect(ground.x).toBeGreaterThan(box.x);
      expect(ground.x + ground.width).toBeLessThan(box.x + box.width);
    }
  });

  it('jackpot board survives a new layout in the middle of a turn', async () => {
    const { view, root, layout, content, sheet, mega } = await showBoard();
    view.show({ ...FIGURES, mega: '$12,345.99' }, true);
    await stage.time.step(60);
    root.clear();
    view.apply(layout.board, content, sheet);
    await stage.time.step(600);
    expect(mega()).toBe('$12,345.99');
  });

  it('jackpot board presses a plaque about its own middle', async () => {
    const { view, layout } = await showBoard();
    const { x = 0, y = 0, width = 0, height = 0 } = layout.board?.major ?? {};
    expect(view.plaqueOf('major')?.pivot).toMatchObject({ x: x + width / 2, y: y + height / 2 });
    expect(view.plaqueOf('unknown')).toBeNull();
  });
});
