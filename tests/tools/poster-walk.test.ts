import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isJoined, readWalk } from './support/walk.ts';

const { text, steps } = readWalk('From config to a drawn poster');

describe('walk from the config to a drawn poster', () => {
  it('walk has at most 12 files, numbered from 1', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
  });

  it('walk begins on the server and ends in the scene', () => {
    expect(steps.at(0)?.file).toMatch(/^server\//);
    expect(steps.at(-1)?.file).toMatch(/^scenes\/lobby\//);
  });

  it('every path that the walk names exists', () => {
    const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThanOrEqual(steps.length);
    expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it.each(steps.slice(1))('$file is joined by an import to a file before it', (step) => {
    expect(step.other).toBeLessThan(step.number);
    expect(isJoined(step, steps)).toBe(true);
  });
});
