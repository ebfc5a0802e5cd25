import { Container, Graphics } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { destroyTree } from '../../../games/engine/destroy-tree.ts';

it('part of a picture gives back the shapes of all graphics in it', () => {
  const view = new Container();
  const inner = new Container();
  const shapes = [new Graphics(), new Graphics()];
  view.addChild(inner);
  inner.addChild(...shapes);
  const given = shapes.map(({ context }) => vi.spyOn(context, 'destroy'));
  destroyTree(view);
  for (const destroy of given) expect(destroy).toHaveBeenCalledOnce();
  expect(inner.destroyed).toBe(true);
});
