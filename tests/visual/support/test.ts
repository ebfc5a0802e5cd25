import { test as base, expect } from '../../e2e/support/test.ts';
import { listMachineFonts } from './machine-fonts.ts';

export { expect };

interface Fixtures {
  /** Fails a test that ends with text in a font of the machine: its reference picture would hold on that machine only. */
  ownFonts: undefined;
}

export const test = base.extend<Fixtures>({
  ownFonts: [
    async ({ page }, use) => {
      await use(undefined);
      expect(await listMachineFonts(page), 'all text is drawn in fonts of the product').toEqual([]);
    },
    { auto: true },
  ],
});
