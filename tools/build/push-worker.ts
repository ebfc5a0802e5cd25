import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PUSH_NOTICES } from '../../contract/push/push-payload.ts';
import { LOCALES } from '../../src/platform/locale.ts';
import type { NoticeTexts } from '../../src/platform/push/push-notice.ts';
import { buildInline } from './page-scripts.ts';

const SOURCE = fileURLToPath(new URL('../../src/platform/push/push-worker.ts', import.meta.url));
const messagesUrl = (locale: string) => new URL(`../../src/messages/${locale}/push.json`, import.meta.url);

/** The texts of notifications alone, in all languages. @throws when one is missing */
export function readNoticeTexts(): NoticeTexts {
  const textsOf = (locale: string) => {
    const texts = JSON.parse(readFileSync(messagesUrl(locale), 'utf8')) as Record<string, string>;
    const text = (key: string) => {
      const found = texts[`notice.${key}`];
      if (!found) throw new Error(`${locale}/push.json has no notice.${key}`);
      return found;
    };
    return Object.fromEntries(
      [...PUSH_NOTICES, 'other'].map((name) => [
        name,
        { title: text(`${name}.title`), body: text(`${name}.body`) },
      ]),
    );
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as NoticeTexts;
}

export const buildPushWorker = (): Promise<string> =>
  buildInline(SOURCE, { __PUSH_TEXTS__: JSON.stringify(readNoticeTexts()) });

/**
 * Appends the part that shows notifications to the offline shell's worker: under trusted types a worker may import no
 * second script. It comes after the plugin that writes the worker.
 */
export function pushWorker(): Plugin {
  let folder = '';
  return {
    name: 'push-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => appendFile(path.join(folder, 'sw.js'), `\n${await buildPushWorker()}\n`),
    },
  };
}
