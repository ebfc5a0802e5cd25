import { type Messages, setupI18n } from '@lingui/core';
import type activities from '../messages/en/activities.json';
import type agent from '../messages/en/agent.json';
import type airship from '../messages/en/airship.json';
import type auth from '../messages/en/auth.json';
import type baccarat from '../messages/en/baccarat.json';
import type blackjack from '../messages/en/blackjack.json';
import type bonus from '../messages/en/bonus.json';
import type bubble from '../messages/en/bubble.json';
import type calendar from '../messages/en/calendar.json';
import type cards from '../messages/en/cards.json';
import type cashier from '../messages/en/cashier.json';
import type color from '../messages/en/color.json';
import type common from '../messages/en/common.json';
import type download from '../messages/en/download.json';
import type dragon from '../messages/en/dragon.json';
import type error from '../messages/en/error.json';
import type fair from '../messages/en/fair.json';
import type family from '../messages/en/family.json';
import type follow from '../messages/en/follow.json';
import type game from '../messages/en/game.json';
import type games from '../messages/en/games.json';
import type gifts from '../messages/en/gifts.json';
import type guide from '../messages/en/guide.json';
import type highlow from '../messages/en/highlow.json';
import type how from '../messages/en/how.json';
import type invite from '../messages/en/invite.json';
import type jackpot from '../messages/en/jackpot.json';
import type keno from '../messages/en/keno.json';
import type kyc from '../messages/en/kyc.json';
import type legal from '../messages/en/legal.json';
import type live from '../messages/en/live.json';
import type lobby from '../messages/en/lobby.json';
import type lottery from '../messages/en/lottery.json';
import type mail from '../messages/en/mail.json';
import type mall from '../messages/en/mall.json';
import type member from '../messages/en/member.json';
import type mines from '../messages/en/mines.json';
import type news from '../messages/en/news.json';
import type notices from '../messages/en/notices.json';
import type onboarding from '../messages/en/onboarding.json';
import type page from '../messages/en/page.json';
import type play from '../messages/en/play.json';
import type plinko from '../messages/en/plinko.json';
import type profile from '../messages/en/profile.json';
import type protection from '../messages/en/protection.json';
import type push from '../messages/en/push.json';
import type rank from '../messages/en/rank.json';
import type recharge from '../messages/en/recharge.json';
import type replay from '../messages/en/replay.json';
import type report from '../messages/en/report.json';
import type restriction from '../messages/en/restriction.json';
import type rewards from '../messages/en/rewards.json';
import type rights from '../messages/en/rights.json';
import type roulette from '../messages/en/roulette.json';
import type shell from '../messages/en/shell.json';
import type slot from '../messages/en/slot.json';
import type studio from '../messages/en/studio.json';
import type support from '../messages/en/support.json';
import type table from '../messages/en/table.json';
import type verify from '../messages/en/verify.json';
import type vip from '../messages/en/vip.json';
import type wallet from '../messages/en/wallet.json';
import { FORMAT_LOCALES, type Locale } from './locale.ts';

interface MessageTexts {
  activities: typeof activities;
  shell: typeof shell;
  bonus: typeof bonus;
  bubble: typeof bubble;
  cashier: typeof cashier;
  error: typeof error;
  fair: typeof fair;
  family: typeof family;
  lobby: typeof lobby;
  auth: typeof auth;
  restriction: typeof restriction;
  rewards: typeof rewards;
  verify: typeof verify;
  vip: typeof vip;
  wallet: typeof wallet;
  lottery: typeof lottery;
  mail: typeof mail;
  mall: typeof mall;
  agent: typeof agent;
  member: typeof member;
  news: typeof news;
  notices: typeof notices;
  legal: typeof legal;
  game: typeof game;
  games: typeof games;
  follow: typeof follow;
  gifts: typeof gifts;
  guide: typeof guide;
  highlow: typeof highlow;
  how: typeof how;
  invite: typeof invite;
  jackpot: typeof jackpot;
  live: typeof live;
  rank: typeof rank;
  keno: typeof keno;
  kyc: typeof kyc;
  onboarding: typeof onboarding;
  page: typeof page;
  play: typeof play;
  profile: typeof profile;
  protection: typeof protection;
  push: typeof push;
  rights: typeof rights;
  recharge: typeof recharge;
  replay: typeof replay;
  report: typeof report;
  slot: typeof slot;
  studio: typeof studio;
  support: typeof support;
  table: typeof table;
  baccarat: typeof baccarat;
  blackjack: typeof blackjack;
  calendar: typeof calendar;
  cards: typeof cards;
  color: typeof color;
  common: typeof common;
  download: typeof download;
  dragon: typeof dragon;
  airship: typeof airship;
  mines: typeof mines;
  plinko: typeof plinko;
  roulette: typeof roulette;
}

/** A slot's own words, found by its slug: a new slot is not written down here, and tests compare its keys. */
export type SlotNamespace = `slot-${string}`;
export type MessageNamespace = keyof MessageTexts | SlotNamespace;
/** Every key of the English files, as `namespace.key`. */
export type MessageKey =
  | { [N in keyof MessageTexts]: `${N}.${keyof MessageTexts[N] & string}` }[keyof MessageTexts]
  | `${SlotNamespace}.${string}`;
export type WordValues = Readonly<Record<string, string | number | Date>>;

/** The messages of the first page; the list of all others is long, and loaded when one is needed. */
const firstFiles = import.meta.glob<Messages>('../messages/*/{shell,lobby}.json', { import: 'default' });
const i18n = setupI18n();
const loaded = new Set<string>();
const wantedNamespaces = new Set<MessageNamespace>();
const listeners = new Set<(locale: Locale) => void>();

/** The text of a key in the chosen language; the key itself while its file has not been loaded. */
export function t(key: MessageKey, values?: WordValues): string {
  return i18n._(key, values);
}

/** Whether a key that came as data (an error's, a game type's) has a text. */
export function isMessageKey(key: string): key is MessageKey {
  return key in i18n.messages;
}

export function currentLocale(): Locale {
  return (i18n.locale || 'en') as Locale;
}

/** The tag for Intl: the market's digits and marks in the chosen language. */
export function formatLocale(): string {
  return FORMAT_LOCALES[currentLocale()];
}

/** Loads namespaces for the chosen language; later languages load them too. */
export async function loadMessages(...namespaces: MessageNamespace[]): Promise<void> {
  for (const namespace of namespaces) wantedNamespaces.add(namespace);
  await loadInto(currentLocale(), namespaces);
}

/** Changes the language once all namespaces in use are there, so that no key is ever shown. */
export async function activateMessages(locale: Locale): Promise<void> {
  await loadInto(locale, [...wantedNamespaces]);
  // Even before any namespace is wanted the language exists.
  i18n.load(locale, {});
  i18n.activate(locale, FORMAT_LOCALES[locale]);
  for (const listener of listeners) listener(locale);
}

/** @returns the function that stops listening */
export function onLocaleChange(listener: (locale: Locale) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadInto(locale: Locale, namespaces: readonly MessageNamespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const path = `../messages/${locale}/${namespace}.json`;
      if (loaded.has(path)) return;
      const load = firstFiles[path] ?? (await import('./more-messages.ts')).moreFiles[path];
      if (!load) throw new Error(`no messages at ${path}`);
      i18n.load(locale, await load());
      loaded.add(path);
    }),
  );
}
