import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildWorkerParts } from './page-scripts.ts';

/**
 * Adds our own parts to the generated service worker. In its one file: under trusted types a worker may import no second
 * script by its address.
 */
export function extendWorker(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'extend-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
      isWritten = build.write;
    },
    closeBundle: {
      sequential: true,
      // After the plugin that writes it.
      order: 'post',
      async handler() {
        if (isWritten) await appendFile(path.join(folder, 'sw.js'), `\n${await buildWorkerParts()}\n`);
      },
    },
  };
}
