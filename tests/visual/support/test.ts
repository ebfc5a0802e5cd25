import { test as base, expect } from '../../e2e/support/test.ts';
import { noteDifferences } from './difference.ts';
import { listMachineFonts } from './machine-fonts.ts';

export { expect };

interface Fixtures {
  /** Fails a test that ends with text in a font of the machine: its reference picture would hold on that machine only. */
  ownFonts: undefined;
  /** Notes the places of a screenshot's differences. */
  differences: undefined;
}

export const test = base.extend<Fixtures>({
  ownFonts: [
    async ({ page }, use) => {
      await use(undefined);
      expect(await listMachineFonts(page), 'all text is drawn in fonts of the product').toEqual([]);
    },
    { auto: true },
  ],
  differences: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use, info) => {
      await use(undefined);
      await noteDifferences(info);
    },
    { auto: true },
  ],
});
