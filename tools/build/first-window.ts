import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '../../src/platform/locale.ts';
import { nameClass } from './name-class.ts';

/** Modules of which the first window has an own, smaller version, by the end of their names. */
const REPLACED: Readonly<Record<string, string>> = {
  react: 'hooks.ts',
  'react-dom': 'hooks.ts',
  zustand: 'hooks.ts',
  'react/jsx-runtime': 'dom-runtime.ts',
  '\0vite/preload-helper.js': 'still-parts.ts',
  '/i18n.ts': 'words.ts',
  '/board-store.ts': 'still-parts.ts',
  '/pause-store.ts': 'still-parts.ts',
  '/red-dot-store.ts': 'still-parts.ts',
  '/overlay-store.ts': 'still-parts.ts',
  '/language.ts': 'still-parts.ts',
  '/use-drag-down.ts': 'still-parts.ts',
  '/use-touch.ts': 'still-parts.ts',
  '/use-banner-swipe.ts': 'still-parts.ts',
  '/lobby-foot.tsx': 'still-parts.ts',
  '/unverified-member.ts': 'still-parts.ts',
  '/warm-image.ts': 'still-parts.ts',
  '/ui-context.ts': 'still-parts.ts',
};

const CSS = '.module.css';
const CLASSES = '\0classes:';

type Texts = Readonly<Record<string, RegExp>>;

/** Texts that can be seen in the first window; labels for screen readers are left to the app. */
export const WINDOW_TEXTS: Texts = {
  lobby: /^(?:rail\.(?!allOf)|badge\.|banner\.(?!label|dot)|tier\.|ticker\.none$)/,
  shell:
    /^(?:nav\.(?!label|waiting)|top\.(?:signIn|register|searchCount)$|rule\.(?:line|age|help)$|sandbox\.mark$)/,
};
/** Those of the first-visit notice. */
export const NOTICE_TEXTS: Texts = {
  notices: /^(?:notice|link|refused)\./,
  page: /^title\.ageNotice$/,
};
const ICONS = ['home', 'games', 'trophy', 'gift', 'wallet', 'person', 'search', 'pause', 'fairness', 'lock'];
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** Puts the first window's own parts in the place of React, of the messages, and of what hears touches. @param folder of these parts */
export function firstWindowParts(folder: string): Plugin {
  return {
    name: 'first-window-parts',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer && id.endsWith(CSS))
        return `${CLASSES}${path.resolve(path.dirname(importer), id.slice(0, -CSS.length))}`;
      const own = REPLACED[id.startsWith('.') ? id.slice(id.lastIndexOf('/')) : id];
      // The parts themselves may use what they replace.
      const isOwnUse = id.startsWith('.') && importer?.startsWith(folder);
      return own === undefined || isOwnUse ? null : path.join(folder, own);
    },
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
export function readWindowWords(texts: Texts): Record<Locale, Record<string, CompiledMessage>> {
  const wordsOf = (locale: Locale) =>
    Object.entries(texts).flatMap(([namespace, visible]) => {
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
