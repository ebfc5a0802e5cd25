// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { placeCanvas, removePlace, takeCanvas } from '../../../src/stage/mirror/canvas-place.ts';
import { mirrorStore, NO_MIRROR } from '../../../src/stage/mirror/mirror-store.ts';

const makeHost = (className = 'canvasHost') => Object.assign(document.createElement('div'), { className });

afterEach(() => {
  removePlace();
  mirrorStore.setState(NO_MIRROR);
});

describe('place of the canvas', () => {
  it('place lies in the first window, in its host’s box, until the mirror takes it', () => {
    const [first, own] = [makeHost(), makeHost()];
    let taken = 0;
    const place = placeCanvas(first, () => {
      taken += 1;
    });
    expect([place.parentElement, place.className, taken]).toEqual([first, 'canvasHost', 0]);
    expect(takeCanvas(own)).toBe(place);
    expect([place.parentElement, taken]).toEqual([own, 1]);
  });

  it('place is taken once, however often the mirror is laid out', () => {
    let taken = 0;
    const place = placeCanvas(makeHost(), () => {
      taken += 1;
    });
    const own = makeHost();
    expect([takeCanvas(own), takeCanvas(own), taken]).toEqual([place, place, 1]);
  });

  it('mirror’s own host is the place where none was made, or it has ended', () => {
    const own = makeHost();
    expect(takeCanvas(own)).toBe(own);
    const place = placeCanvas(makeHost(), () => undefined);
    takeCanvas(own);
    removePlace();
    expect([place.isConnected, place.parentElement, takeCanvas(own)]).toEqual([false, null, own]);
    expect(takeCanvas(null)).toBeNull();
  });

  it('end of the place leaves no lobby where its host was the canvas’s, and nothing of another’s host', () => {
    const place = placeCanvas(makeHost(), () => undefined);
    mirrorStore.setState({ host: place, isStageShown: true });
    removePlace();
    expect(mirrorStore.getState()).toMatchObject(NO_MIRROR);
    const later = makeHost();
    placeCanvas(makeHost(), () => undefined);
    mirrorStore.setState({ host: later, isStageShown: true });
    removePlace();
    expect(mirrorStore.getState()).toMatchObject({ host: later, isStageShown: true });
  });
});
