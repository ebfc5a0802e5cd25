import type { FastifyInstance } from 'fastify';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { DEFAULT_PAGE_MESSAGES, readPageMessages } from '../config/public/page-messages.ts';
import type { Context } from '../context.ts';
import { type Locale, pageLocale } from '../localization/localized.ts';
import { MANIFEST_TEXTS } from './manifest-texts.ts';

const ADDRESS = '/manifest.webmanifest';
const TYPE = 'application/manifest+json; charset=utf-8';
/** A browser asks when it installs the app, and now and then whether anything has changed. Seconds. */
const FRESH_S = 3_600;
/** Longer names are cut under an icon. Letters. */
const SHORT_NAME = 12;

type Text = keyof typeof MANIFEST_TEXTS;

const ICONS = [
  ['app-192.png', '192x192', 'any'],
  ['app-512.png', '512x512', 'any'],
  ['app-maskable-192.png', '192x192', 'maskable'],
  ['app-maskable-512.png', '512x512', 'maskable'],
  ['app-monochrome-512.png', '512x512', 'monochrome'],
] as const;

/** The first ones are shown where there is little room. No deposit: that is a step of its own, in the wallet. */
const SHORTCUTS: readonly (readonly [Text, string])[] = [
  ['jackpot', '/activity/jackpot'],
  ['wallet', '/wallets'],
  ['bonus', '/bonus'],
  ['mail', '/email'],
  ['limits', '/member/self-limited'],
];

const SCREENS: readonly (readonly [string, Text])[] = [
  ['lobby-guest', 'lobbyScreen'],
  ['all-slots', 'searchScreen'],
  ['limits', 'limitsScreen'],
];
const FORMS = [
  ['narrow', '412x915', '824x1830'],
  ['wide', '1280x720', '1280x720'],
] as const;

/** The manifest of the installed app, by the theme's name and in the visitor's language. */
function webManifest(name: string, locale: Locale): object {
  const text = (key: Text) => MANIFEST_TEXTS[key][locale];
  const { ink } = DEFAULT_THEME.tokens;
  return {
    id: '/',
    name,
    short_name: name.length <= SHORT_NAME ? name : name.slice(0, SHORT_NAME).trim(),
    description: text('description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    // The window that is there is brought forward, and the app itself goes to the page.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    orientation: 'any',
    background_color: ink,
    theme_color: ink,
    categories: ['games', 'entertainment'],
    related_applications: [{ platform: 'webapp', url: ADDRESS, id: '/' }],
    prefer_related_applications: false,
    icons: ICONS.map(([file, sizes, purpose]) => ({
      src: `/icons/${file}`,
      sizes,
      type: 'image/png',
      purpose,
    })),
    shortcuts: SHORTCUTS.map(([key, url]) => ({
      name: text(key),
      url,
      icons: [{ src: `/icons/shortcut-${key}.png`, sizes: '96x96', type: 'image/png' }],
    })),
    screenshots: SCREENS.flatMap(([file, label]) =>
      FORMS.map(([form, size, sizes]) => ({
        src: `/screens/${file}-${size}.webp`,
        sizes,
        type: 'image/webp',
        form_factor: form,
        label: text(label),
      })),
    ),
    share_target: {
      action: '/share/received',
      method: 'GET',
      // Chromium complains of its absence, whatever the method.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

/** Served and not built: the name is the theme's, and the language the visitor's. */
export function addWebManifest(app: FastifyInstance, context: Context): void {
  app.get(ADDRESS, async (request, reply) => {
    const { brand } = await readPageMessages(context).catch((error: unknown) => {
      context.log.warn({ err: error }, 'the manifest uses the default name');
      return DEFAULT_PAGE_MESSAGES;
    });
    reply.headers({
      'cache-control': `private, max-age=${FRESH_S}`,
      vary: 'accept-language, cookie',
    });
    return reply.type(TYPE).send(JSON.stringify(webManifest(brand, pageLocale(request.headers))));
  });
}
