import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA on what `within` selects, or the whole page. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Closed behind a gate it stays.
  await page.locator('html:not([data-gate-shut]) #splash').waitFor({ state: 'detached' });
  const stills = await Promise.all(page.frames().map((frame) => frame.evaluateHandle(rest)));
  // No rule of these needs the style sheets themselves, and one that arrives while axe asks for them would be a complaint.
  // To describe all that is in order, node by node, takes longer than to find what is not.
  const builder = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    // A page without frames needs no second page to join their results.
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  await Promise.all(stills.map((still) => still.evaluate(goOn)));
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told, 'axe finds nothing').toEqual([]);
}

/**
 * A colour in the middle of a fade is nobody's colour: resolves when nothing fades any more, and lets nothing fade that
 * changes while axe looks.
 */
async function rest(): Promise<CSSStyleSheet> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const fades = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const hasEnd = effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      return hasEnd && playState === 'running';
    });
  for (let running = fades(); running.length > 0; running = fades())
    await Promise.all(running.map((fade) => fade.finished.catch(() => undefined)));
  return still;
}

function goOn(still: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
