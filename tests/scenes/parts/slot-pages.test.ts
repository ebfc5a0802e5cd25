import { describe, expect, it, vi } from 'vitest';
import { SlotPages } from '../../../scenes/parts/slot-pages.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();

/** Pages of two places each. */
const openPages = (mostPages = 2, resolution = 1) =>
  new SlotPages({ width: 100, height: 40, resolution, pageSize: 100 * resolution, mostPages });

describe('slot pages', () => {
  it('slot pages take no memory before the first place is claimed', () => {
    const pages = openPages();
    expect([pages.pageCount, pages.find('a'), stage.paper.papers.length]).toEqual([0, null, 0]);
    pages.claim('a');
    expect(stage.paper.papers).toMatchObject([{ width: 102, height: 84 }]);
  });

  it('slot pages fill a page from the top before they open the next', () => {
    const pages = openPages();
    const frames = ['a', 'b', 'c'].map((key) => pages.claim(key)?.texture.frame);
    expect(frames).toMatchObject([
      { x: 0, y: 0, width: 100, height: 40 },
      { x: 0, y: 42, width: 100, height: 40 },
      { x: 0, y: 0 },
    ]);
    expect(pages.pageCount).toBe(2);
  });

  it('slot pages open with a page as low as what is expected, and double it up to as much as full pages hold', () => {
    // Full pages: two columns, eight rows.
    const pages = new SlotPages({ width: 40, height: 8, resolution: 1, pageSize: 84, mostPages: 2 });
    pages.expect(3);
    for (let index = 0; index < 32; index += 1) expect(pages.claim(`${index}`)).not.toBeNull();
    expect(pages.claim('one too many')).toBeNull();
    const rows = stage.paper.papers.map(({ height }) => height / 10);
    expect(rows).toEqual([2, 4, 8, 2]);
  });

  it('slot pages with a page already keep to full pages, whatever is expected', () => {
    const pages = openPages();
    pages.claim('a');
    pages.expect(1);
    for (const key of ['b', 'c']) pages.claim(key);
    expect(stage.paper.papers.map(({ height }) => height)).toEqual([84, 84]);
  });

  it('slot pages keep a key’s place however often it is claimed', () => {
    const pages = openPages();
    const place = pages.claim('a');
    expect(pages.claim('a')).toBe(place);
    expect(pages.find('a')).toBe(place);
  });

  it('slot pages refuse a place when every one is on the screen', () => {
    const pages = openPages(1);
    pages.claim('a');
    pages.claim('b');
    expect(pages.claim('c')).toBeNull();
    pages.hold('b', false);
    expect(pages.claim('c')).not.toBeNull();
    expect([pages.find('b'), pages.find('a') === null]).toEqual([null, false]);
  });

  it('slot pages give away what was looked at longest ago', () => {
    const pages = openPages(1);
    pages.claim('a');
    const second = pages.claim('b');
    pages.hold('a', false);
    pages.hold('b', false);
    pages.find('a');
    expect(pages.claim('c')).toBe(second);
    expect(pages.find('a')).not.toBeNull();
  });

  it('slot pages empty a place and clip it before it is painted again', () => {
    const pages = openPages(1, 2);
    pages.claim('a');
    pages.claim('b')?.paint((canvas) => canvas.fillRect(0, 0, 5, 5));
    const [page] = stage.paper.papers;
    expect(page?.strokes.map(({ name, args }) => [name, ...args])).toEqual([
      ['save'],
      ['beginPath'],
      ['rect', 0, 82, 200, 80],
      ['clip'],
      ['clearRect', 0, 82, 200, 80],
      ['translate', 0, 82],
      ['scale', 2, 2],
      ['fillRect', 0, 0, 5, 5],
      ['restore'],
    ]);
  });

  it('slot pages hand a page to the renderer once for all that was painted on it', () => {
    const pages = openPages();
    const places = ['a', 'b', 'c'].map((key) => pages.claim(key));
    const updates = [places[0], places[2]].flatMap((place) =>
      place ? vi.spyOn(place.texture.source, 'update') : [],
    );
    places[0]?.paint(() => undefined);
    places[1]?.paint(() => undefined);
    pages.upload();
    pages.upload();
    expect(updates.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('slot pages free every unused page but the one that was used last', () => {
    const pages = openPages(3);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      pages.claim(key);
      pages.hold(key, false);
    }
    pages.find('b');
    expect(pages.freeUnused().toSorted()).toEqual(['c', 'd', 'e', 'f']);
    expect([pages.pageCount, pages.find('a') === null]).toEqual([1, false]);
    expect(pages.freeUnused()).toEqual([]);
  });

  it('slot pages keep a page of which one place is on the screen', () => {
    const pages = openPages();
    for (const key of ['a', 'b', 'c', 'd']) pages.claim(key);
    for (const key of ['a', 'c', 'd']) pages.hold(key, false);
    expect(pages.freeUnused()).toEqual([]);
    expect(pages.pageCount).toBe(2);
  });

  it('slot pages free everything when they are destroyed and can be used again', () => {
    const pages = openPages();
    const place = pages.claim('a');
    const source = place?.texture.source;
    pages.destroy();
    expect([place?.texture.destroyed, source?.destroyed, pages.pageCount]).toEqual([true, true, 0]);
    expect(pages.find('a')).toBeNull();
    expect(pages.claim('a')).not.toBe(place);
  });
});
