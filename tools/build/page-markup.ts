import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { PageMarkup } from '../../src/app/first-window/markup.tsx';
import { LOCALES, type Locale } from '../../src/platform/locale.ts';
import { compileMessages } from './compile-messages.ts';
import { readWindowIcons } from './first-window.ts';
import { nameClass } from './name-class.ts';

type RenderMarkup = (locale: Locale, icons: Readonly<Record<string, string>>) => Promise<PageMarkup>;

/** The templates of a page, and the style sheets of what is shown before any script file is there. */
export interface Markup extends Readonly<Record<keyof PageMarkup, string>> {
  /** Their paths in the project. */
  readonly sheets: readonly string[];
}

/** The templates of the page, rendered by the app's own components. */
export async function buildMarkup(): Promise<Markup> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    // A cache folder of its own: the development server may be running and writes to Vite's default one.
    cacheDir: '.cache/vite-markup',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { __APP_VERSION__: '""' },
    css: { modules: { generateScopedName: nameClass } },
    plugins: [compileMessages(), react()],
  });
  try {
    const [{ renderMarkup }] = (await Promise.all(
      ['markup.tsx', 'draw-lobby.ts'].map((file) => server.ssrLoadModule(`/src/app/first-window/${file}`)),
    )) as [{ renderMarkup: RenderMarkup }, unknown];
    const all: Record<keyof PageMarkup, string> = { frame: '', notice: '', refused: '' };
    for (const locale of LOCALES) {
      const markup = await renderMarkup(locale, readWindowIcons());
      for (const kind of ['frame', 'notice', 'refused'] as const)
        all[kind] += `<template data-${kind}="${locale}">${markup[kind]}</template>`;
    }
    const modules = [...(server.environments.ssr?.moduleGraph.idToModuleMap.keys() ?? [])];
    const sheets = modules.filter((id) => id.endsWith('.css')).map((id) => path.relative('.', id));
    return { ...all, sheets };
  } finally {
    await server.close();
  }
}
