import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '../../src/platform/locale.ts';
import { nameClass } from './name-class.ts';

const CSS = '.module.css';
const CLASSES = '\0classes:';

/** Texts of the lobby that can be seen in its first window; labels for screen readers are left to the app. */
const WINDOW_TEXTS: Readonly<Record<string, RegExp>> = {
  lobby: /^(?:rail\.(?!allOf)|badge\.|banner\.(?!label|dot)|tier\.|ticker\.none$)/,
  shell: /^top\.register$/,
};
const ICONS = ['home', 'games', 'trophy', 'gift', 'wallet', 'person', 'search', 'pause', 'fairness', 'lock'];
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** Of a style sheet the page's scripts get the names alone: its rules are in the page's own sheets. */
export function classNamesOnly(): Plugin {
  return {
    name: 'class-names-only',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && id.endsWith(CSS)
        ? `${CLASSES}${path.resolve(path.dirname(importer), id.slice(0, -CSS.length))}`
        : null,
    load: (id) => (id.startsWith(CLASSES) ? namesOf(`${id.slice(CLASSES.length)}${CSS}`) : null),
  };
}

/** The class names of a style sheet as a module: its rules are in the page's own style sheet. */
function namesOf(file: string): string {
  const names = new Set(
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''),
  );
  return `export default ${JSON.stringify(Object.fromEntries([...names].map((name) => [name, nameClass(name, file)])))};`;
}

/** Compiled messages by language and key. */
export function readWindowWords(): Record<Locale, Record<string, CompiledMessage>> {
  const wordsOf = (locale: Locale) =>
    Object.entries(WINDOW_TEXTS).flatMap(([namespace, visible]) => {
      const texts = JSON.parse(readFileSync(`src/messages/${locale}/${namespace}.json`, 'utf8')) as Record<
        string,
        string
      >;
      return Object.entries(texts)
        .filter(([key]) => visible.test(key))
        .map(([key, text]) => [`${namespace}.${key}`, compileMessageOrThrow(text)]);
    });
  return Object.fromEntries(LOCALES.map((locale) => [locale, Object.fromEntries(wordsOf(locale))])) as Record<
    Locale,
    Record<string, CompiledMessage>
  >;
}

/** Paths of the icons by name, in a box of 256 units. @throws Error for an icon that is more than one path */
export function readWindowIcons(): Record<string, string> {
  const set = JSON.parse(readFileSync('assets/rendered/icons/mq.json', 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  const paths = ICONS.map((name) => {
    const outline = PATH.exec(set.icons[name]?.body ?? '')?.[1];
    if (outline === undefined) throw new Error(`the icon ${name} is not one path`);
    return [name, outline] as const;
  });
  return Object.fromEntries(paths);
}
