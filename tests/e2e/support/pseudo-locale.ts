import type { Page } from '@playwright/test';

/**
 * English whose words are two fifths longer, as other languages’ are: the built message files are answered with their texts
 * widened, placeholders and plural forms left as they are. A file holds several namespaces.
 */
export async function widenMessages(page: Page): Promise<void> {
  await page.route(/\/assets\/messages-[\w-]+-en-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const names = [...body.matchAll(/default:\(\)=>([\w$]+)/g)].map(([, name]) => name);
    if (names.length === 0) throw new Error(`no messages in ${route.request().url()}`);
    await route.fulfill({
      response,
      body: `${body};[${names.join()}].forEach(${widenAll.toString()});`,
    });
  });
}

/** Runs in the page, where nothing else of this file exists. */
function widenAll(messages: Record<string, unknown>): void {
  const widenWord = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase();
  const widenPart = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(/\p{L}{2,}/gu, widenWord);
    if (!Array.isArray(part)) return part;
    // A placeholder: its name, its kind, and the forms of a plural or a choice.
    const [name, kind, forms] = part;
    if (typeof forms !== 'object' || forms === null) return part;
    const widened = Object.entries(forms).map(([form, text]) => [
      form,
      Array.isArray(text) ? text.map(widenPart) : form === 'offset' ? text : widenPart(text),
    ]);
    return [name, kind, Object.fromEntries(widened)];
  };
  for (const [key, parts] of Object.entries(messages))
    messages[key] = Array.isArray(parts) ? parts.map(widenPart) : widenPart(parts);
}
