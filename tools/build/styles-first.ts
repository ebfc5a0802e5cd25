/** The part of Vite's plugin interface that is needed here; tools does not depend on a bundler's types. */
interface PagePlugin {
  name: string;
  apply: 'build';
  transformIndexHtml: { order: 'post'; handler(html: string): string };
}

const SHEET = /\n\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves a page's style sheets before its scripts. A browser has six connections to an origin: behind twenty scripts
 * the style sheet, for which the first paint waits, would come last.
 */
export function stylesFirst(): PagePlugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: moveSheets },
  };
}

export function moveSheets(html: string): string {
  if (!html.includes('<script')) return html;
  const sheets = html.match(SHEET)?.join('') ?? '';
  return html.replace(SHEET, '').replace(/\n\s*<script/, (script) => `${sheets}${script}`);
}
