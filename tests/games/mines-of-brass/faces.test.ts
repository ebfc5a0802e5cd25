import { describe, expect, it } from 'vitest';
import { facesOf } from '../../../games/mines-of-brass/faces.ts';

const opened = (faces: readonly string[], face: string) =>
  faces.flatMap((one, cell) => (one === face ? [cell] : []));

describe('faces of the cells', () => {
  it('open round shows its stones and nothing else', () => {
    const faces = facesOf({ opened: [3, 7], mines: null, multiplier: 125, nextMultiplier: 144 });
    expect(faces).toHaveLength(25);
    expect(opened(faces, 'gem')).toEqual([3, 7]);
    expect(opened(faces, 'closed')).toHaveLength(23);
  });

  it('lost round shows the mine that went off apart from the others', () => {
    const faces = facesOf({ opened: [3, 7], mines: [1, 7, 20], multiplier: 0, nextMultiplier: null });
    expect([opened(faces, 'gem'), opened(faces, 'mine'), opened(faces, 'otherMine')]).toEqual([
      [3],
      [7],
      [1, 20],
    ]);
  });

  it('round that was cashed out shows every mine as one that did not go off', () => {
    const faces = facesOf({ opened: [3], mines: [1, 20], multiplier: 110, nextMultiplier: null });
    expect([opened(faces, 'gem'), opened(faces, 'mine'), opened(faces, 'otherMine')]).toEqual([
      [3],
      [],
      [1, 20],
    ]);
  });
});
