import type { BrowserContext } from '@playwright/test';

/**
 * Does what a browser's translation does, in the page and in its frames: every text is taken out and comes back in two
 * elements of the browser's own, at once and whenever it changes.
 */
export const translatePages = (context: BrowserContext) =>
  context.addInitScript(() => {
    const UNTRANSLATED = 'script, style, title, textarea, option, font, svg, canvas, [translate="no"]';
    const translate = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateBelow = (node: Node) => {
      if (node instanceof Text) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateBelow(node);
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
