import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EARLY_MODULES } from '../../../src/app/early-modules.ts';
import { NAVIGATION_ITEMS } from '../../../src/app/frame/navigation-items.ts';
import { MODULES } from '../../../src/app/modules.ts';
import { OVERLAY_RULES } from '../../../src/app/overlay-rules.ts';
import { OVERLAYS } from '../../../src/app/overlay-table.ts';
import { ROUTES } from '../../../src/app/route-table.ts';
import { LOCALES } from '../../../src/platform/locale.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';

const modules = Object.values(MODULES);
const rows = [...Object.values(ROUTES), ...Object.values(OVERLAYS)];
const once = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

const messagesOf = (locale: string, namespace: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(`src/messages/${locale}/${namespace}.json`, 'utf8'));

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(`src/${file}`, 'utf8'));

describe('client manifests', () => {
  it('every route belongs to one module, and every path to one route', () => {
    expect(once(modules.flatMap(({ routes }) => Object.keys(routes)))).toEqual([]);
    expect(once(Object.values(ROUTES).map(({ path }) => path))).toEqual([]);
    for (const [name, route] of Object.entries(ROUTES)) expect(route.name).toBe(name);
  });

  it('every overlay belongs to one module, and its rules to one', () => {
    expect(once(modules.flatMap(({ overlays }) => Object.keys(overlays)))).toEqual([]);
    expect(once(EARLY_MODULES.flatMap(({ overlayRules = {} }) => Object.keys(overlayRules)))).toEqual([]);
    expect(Object.keys(OVERLAYS)).toEqual(expect.arrayContaining(Object.keys(OVERLAY_RULES)));
  });

  it('every row of a module is part of the table that the app composes', () => {
    const names = (table: object) => Object.keys(table).toSorted();
    const routes = modules.flatMap((module) => Object.keys(module.routes));
    expect([...routes, 'home'].toSorted()).toEqual(names(ROUTES));
    expect(modules.flatMap(({ overlays }) => Object.keys(overlays)).toSorted()).toEqual(names(OVERLAYS));
  });

  it.each(LOCALES)('every title and label has a text in %s', (locale) => {
    const keys = [
      ...rows.map(({ titleKey }) => titleKey),
      ...NAVIGATION_ITEMS.map(({ labelKey }) => labelKey),
    ];
    const missing = keys.filter((key) => {
      const [namespace = '', ...rest] = key.split('.');
      return !messagesOf(locale, namespace)[rest.join('.')];
    });
    expect(missing).toEqual([]);
  });

  it('the messages of a title are loaded with its panel, or with the first script', () => {
    const late = rows.filter(({ titleKey, messages }) => {
      const [namespace] = titleKey.split('.');
      return (
        namespace !== 'shell' && namespace !== 'page' && !messages.some((loaded) => loaded === namespace)
      );
    });
    expect(late).toEqual([]);
  });

  it('[D08] every red dot belongs to exactly one item of the navigation', () => {
    const flags = EARLY_MODULES.flatMap(({ redDots = {} }) => Object.values(redDots).flat());
    expect(flags.toSorted()).toEqual(Object.keys(redDotStore.getInitialState()).toSorted());
    // Mail stands in the top bar.
    const items: readonly string[] = [...NAVIGATION_ITEMS.map(({ name }) => name), 'mail'];
    for (const { redDots = {} } of EARLY_MODULES)
      expect(items).toEqual(expect.arrayContaining(Object.keys(redDots)));
  });

  it('every overlay that is opened somewhere exists', () => {
    const opened = sources.flatMap((source) =>
      [...source.matchAll(/(?:openOverlay\(|overlay: )'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect(opened).toContain('help');
    expect(Object.keys(OVERLAYS)).toEqual(expect.arrayContaining(opened));
  });

  it('every popup of a start opens an overlay of its own module', () => {
    for (const { startPopups, overlays } of modules)
      for (const { overlay } of startPopups) expect(Object.keys(overlays)).toContain(overlay);
  });

  it('every segment named in a path is read by its route', () => {
    const unread = Object.values(ROUTES).filter(({ path, params }) => path.includes(':') !== Boolean(params));
    expect(unread).toEqual([]);
  });
});
