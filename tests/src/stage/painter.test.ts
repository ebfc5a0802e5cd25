import { beforeEach, expect, it } from 'vitest';
import { Painter } from '../../../src/stage/painter.ts';

let images: number;
let painter: Painter;

beforeEach(() => {
  images = 0;
  painter = new Painter(() => {
    images += 1;
  });
});

it('painter draws once, however often it is called in a task', async () => {
  painter.setOn(true);
  painter.draw();
  painter.draw();
  expect(images).toBe(0);
  await Promise.resolve();
  expect(images).toBe(1);
  expect(painter.draws).toBe(1);
});

it('painter that draws at once does not draw again for earlier calls', async () => {
  painter.setOn(true);
  painter.draw();
  painter.drawNow();
  await Promise.resolve();
  expect(images).toBe(1);
});

it('painter draws nothing while hidden, and not for calls before it either', async () => {
  painter.draw();
  painter.drawNow();
  painter.setOn(true);
  painter.draw();
  painter.setOn(false);
  await Promise.resolve();
  expect(images).toBe(0);
});
