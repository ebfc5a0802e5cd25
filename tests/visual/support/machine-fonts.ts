import type { Page } from '@playwright/test';

/**
 * Text on the page that is drawn in a font installed on the machine, as `font: where`, each once. Text on a canvas is
 * not seen here: its fonts are those of the style sheets, and what these hold is tested by itself.
 */
export async function listMachineFonts(page: Page): Promise<string[]> {
  // A part of the page that has just come may still be loading its font.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body, body *',
    });
    const found = await Promise.all(
      nodeIds.map(async (nodeId) => {
        const { fonts } = await session
          .send('CSS.getPlatformFontsForNode', { nodeId })
          // The page may have replaced a node meanwhile: what is gone shows no text.
          .catch((error: Error) => {
            if (error.message.includes('Could not find node')) return { fonts: [] };
            throw error;
          });
        const foreign = fonts.filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 0);
        if (foreign.length === 0) return [];
        const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
        return foreign.map(({ familyName }) => `${familyName}: ${outerHTML.slice(0, 120)}`);
      }),
    );
    return [...new Set(found.flat())];
  } finally {
    await session.detach();
  }
}
