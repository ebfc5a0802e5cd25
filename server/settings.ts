import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isAddressRange } from './address-range.ts';
import { readRsaPrivateKey, readRsaPublicKey } from './rsa-keys.ts';

const originSchema = z.url({ protocol: /^https?$/ });
/** Scheme, name and port of ours, and no path: it is compared with what a browser sends. */
const ownOrigin = originSchema.check(
  z.refine(
    (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'no path, no query',
  ),
);
/** A name below which each game of a studio has one. */
const studioOriginsSchema = z
  .string()
  .check(
    z.regex(/^https?:\/\/\*(\.[a-z0-9-]{1,63}){1,8}(:[1-9]\d{0,4})?$/, 'such as https://*.play.example.com'),
  );
/** Digits only, no other notation. */
const wholeNumberSchema = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(schema);
const flagSchema = z._default(z.enum(['0', '1']), '0');

const environmentSchema = z.object({
  PORT: z._default(wholeNumberSchema(1, 65_531), 8080),
  METRICS_PORT: optional(wholeNumberSchema(1, 65_535)),
  HOST: z._default(z.string().check(z.minLength(1)), '0.0.0.0'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(wholeNumberSchema(1, 200), 16),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  STUDIO_FILES: optional(z.string()),
  PUBLIC_ORIGIN: optional(ownOrigin),
  GAMES_ORIGIN: optional(ownOrigin),
  STUDIO_ORIGINS: optional(studioOriginsSchema),
  SEAL_KEYS: optional(z.string()),
  SANDBOX: flagSchema,
  SANDBOX_SECRET: optional(z.string().check(z.minLength(16))),
  SANDBOX_AGGREGATOR_KEY: optional(z.string()),
  XENDIT_SECRET_KEY: optional(z.string().check(z.minLength(16))),
  XENDIT_CALLBACK_TOKEN: optional(z.string().check(z.minLength(16))),
  XENDIT_URL: z._default(originSchema, 'https://api.xendit.co'),
  XENDIT_CHANNELS: z._default(z.string().check(z.regex(/^([^=,]+=[A-Z0-9_]+(,|$))*$/)), ''),
  REMOTE_KEY_ID: optional(
    z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, 'letters, digits, dots and dashes')),
  ),
  REMOTE_PRIVATE_KEY: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  FACEBOOK_CLIENT_ID: optional(z.string()),
  FACEBOOK_CLIENT_SECRET: optional(z.string()),
  LINE_CLIENT_ID: optional(z.string()),
  LINE_CLIENT_SECRET: optional(z.string()),
  ANDROID_PACKAGE: z._default(z.string().check(z.regex(/^[a-z]\w*(\.[a-z]\w*)+$/)), 'com.marquee.lobby'),
  ANDROID_CERTIFICATES: z._default(
    z.string().check(z.regex(/^(|[0-9A-F]{2}(:[0-9A-F]{2}){31}(,[0-9A-F]{2}(:[0-9A-F]{2}){31})*)$/)),
    '',
  ),
  ANDROID_RELEASE: optional(z.string()),
  PUSH_CONTACT: optional(z.url({ protocol: /^(mailto|https)$/ })),
  TRUST_PROXY: z._default(z.string(), '0'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  NODE_ENV: optional(z.string()),
});

/** The platform's keys at the payment provider Xendit. */
export interface XenditKeys {
  readonly secretKey: string;
  /** The header of every callback from Xendit. */
  readonly callbackToken: string;
  readonly url: string;
  /** Xendit's channel code by our name of the bank or wallet. */
  readonly channels: Readonly<Record<string, string>>;
}

/** The platform's own key for calls to aggregators of remote games. */
interface RemoteKey {
  /** What the aggregators know it by. */
  readonly id: string;
  readonly privateKey: KeyObject;
}

/**
 * Settings from the environment, parsed once. Ports follow from `port`: games +1, sandbox +2; in `npm start` metrics +3, the
 * sandbox's aggregator +4.
 */
export interface Settings {
  readonly port: number;
  /** Of the listener for metrics, on loopback; null: there is none. */
  readonly metricsPort: number | null;
  readonly host: string;
  /** Null: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections of this process. */
  readonly databasePool: number;
  readonly dataDir: string;
  /** Where the files of studios' games are, the same for every process; a folder of no other platform. */
  readonly studioFiles: string;
  /** Keys that seal data, the newest first; null: a file under `dataDir`. */
  readonly sealKeys: string | null;
  /** Null only in the sandbox, where each request's Host determines it. Without a trailing slash. */
  readonly publicOrigin: string | null;
  readonly gamesOrigin: string | null;
  /**
   * Of studios' games, `*` being the game's id: their listener is on `port` + 4. Null: in the sandbox each has a port of its
   * own, elsewhere none can be played.
   */
  readonly studioOrigins: string | null;
  readonly isSandbox: boolean;
  /** Shared with the sandbox's payment provider; null outside the sandbox. */
  readonly sandboxSecret: string | null;
  /** By which the sandbox's aggregator of remote games signs, in PEM; null: there is none. */
  readonly sandboxAggregatorKey: string | null;
  /** The platform's keys at the payment provider Xendit; null without. */
  readonly xendit: XenditKeys | null;
  /** Null: no remote game can be started. */
  readonly remoteKey: RemoteKey | null;
  /** The platform's keys at the sign-in providers; null without. */
  readonly social: Readonly<Record<'google' | 'facebook' | 'line', SocialKeys | null>>;
  readonly android: AndroidSettings;
  /** Where push services reach the operator, mailto: or https:; null: `publicOrigin`. */
  readonly pushContact: string | null;
  /** Addresses and ranges of the balancers whose X-Forwarded-For, -Proto and -Host are trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
}

/** The app for Android. */
interface AndroidSettings {
  readonly packageName: string;
  /** SHA-256 of the certificates whose apps may open the site's links, as `keytool` writes them; none: no app may. */
  readonly certificates: readonly string[];
  /** What the build wrote about the app that is offered for download; null: none is. */
  readonly releaseFile: string | null;
}

/** A setting that cannot be used; the message is one line for a person. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const noSlash = (address: string | undefined): string | null => address?.replace(/\/+$/, '') ?? null;

/** As a browser writes it: lower case, without the scheme's default port. */
const originOf = (address: string | undefined): string | null =>
  address === undefined ? null : new URL(address).origin;

/** @throws SettingsError that names the variable, its value and what it should be. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty variable means "not set", as shells and container files write it.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    // The address of a database may contain its password: never repeat it.
    const shown = /URL|SECRET|KEYS|TOKEN|PRIVATE/.test(name) ? 'that value' : `"${given[name] ?? ''}"`;
    throw new SettingsError(`Bad setting ${name}: ${shown} cannot be used (${issue?.message ?? 'invalid'}).`);
  }
  const values = result.data;
  if (values.SANDBOX === '1') assertNoSandboxInProduction(values);
  assertTwoOrigins(values);
  return {
    port: values.PORT,
    metricsPort: values.METRICS_PORT ?? null,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    studioFiles: values.STUDIO_FILES ?? join(values.DATA_DIR, 'studios'),
    sealKeys: values.SEAL_KEYS ?? null,
    publicOrigin: originOf(values.PUBLIC_ORIGIN),
    gamesOrigin: originOf(values.GAMES_ORIGIN),
    studioOrigins: values.STUDIO_ORIGINS ?? null,
    isSandbox: values.SANDBOX === '1',
    sandboxSecret: values.SANDBOX_SECRET ?? null,
    sandboxAggregatorKey: values.SANDBOX === '1' ? aggregatorKeyOf(values.SANDBOX_AGGREGATOR_KEY) : null,
    xendit: xenditOf(values),
    remoteKey: remoteKeyOf(values.REMOTE_KEY_ID, values.REMOTE_PRIVATE_KEY),
    social: {
      google: keysOf('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
      facebook: keysOf('FACEBOOK', values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET),
      line: keysOf('LINE', values.LINE_CLIENT_ID, values.LINE_CLIENT_SECRET),
    },
    android: {
      packageName: values.ANDROID_PACKAGE,
      certificates: values.ANDROID_CERTIFICATES.split(',').filter(Boolean),
      releaseFile: values.ANDROID_RELEASE ?? null,
    },
    pushContact: values.PUSH_CONTACT ?? null,
    trustedProxies: readProxies(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
  };
}

interface XenditValues {
  readonly XENDIT_SECRET_KEY?: string | undefined;
  readonly XENDIT_CALLBACK_TOKEN?: string | undefined;
  readonly XENDIT_URL: string;
  readonly XENDIT_CHANNELS: string;
}

/** @throws SettingsError for one half of the pair: orders without callbacks would collect money and credit none. */
function xenditOf(values: XenditValues): XenditKeys | null {
  const { XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKEN: callbackToken } = values;
  if (!secretKey && !callbackToken) return null;
  const missing = secretKey ? 'XENDIT_CALLBACK_TOKEN' : 'XENDIT_SECRET_KEY';
  if (!secretKey || !callbackToken)
    throw new SettingsError(`Bad setting ${missing}: it must be set together with the other key.`);
  const pairs = values.XENDIT_CHANNELS.split(',').filter(Boolean);
  const channels = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  return { secretKey, callbackToken, url: noSlash(values.XENDIT_URL) ?? '', channels };
}

/** @throws SettingsError for one half of the pair, and for what is no RSA key; it never repeats the key. */
function remoteKeyOf(id?: string, pem?: string): RemoteKey | null {
  if (!id && !pem) return null;
  if (!id || !pem) {
    const missing = id ? 'REMOTE_PRIVATE_KEY' : 'REMOTE_KEY_ID';
    throw new SettingsError(`Bad setting ${missing}: it must be set together with the other key.`);
  }
  const privateKey = readRsaPrivateKey(pem);
  if (privateKey) return { id, privateKey };
  throw new SettingsError('Bad setting REMOTE_PRIVATE_KEY: that value is no RSA key in PEM.');
}

/** @throws SettingsError for what is no RSA key */
function aggregatorKeyOf(pem?: string): string | null {
  const key = pem ? readRsaPublicKey(pem) : null;
  if (pem && key === null)
    throw new SettingsError('Bad setting SANDBOX_AGGREGATOR_KEY: that value is no RSA key in PEM.');
  return key;
}

interface SocialKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** @throws SettingsError for one half of a pair: its button would not work. */
function keysOf(name: string, clientId?: string, clientSecret?: string): SocialKeys | null {
  if (!clientId && !clientSecret) return null;
  if (clientId && clientSecret) return { clientId, clientSecret };
  const missing = clientId ? 'SECRET' : 'ID';
  throw new SettingsError(
    `Bad setting ${name}_CLIENT_${missing}: it must be set together with the other key.`,
  );
}

/** This machine and the private ranges, by Fastify's names for them. */
const PRIVATE_PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(value: string): readonly string[] {
  if (value === '0') return [];
  if (value === '1') return PRIVATE_PROXY_RANGES;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !isAddressRange(proxy));
  if (wrong === undefined) return proxies;
  throw new SettingsError(
    `Bad setting TRUST_PROXY: "${wrong}" is not an address or a range such as 10.0.0.0/8 (or set 0 or 1).`,
  );
}

interface Addresses {
  readonly NODE_ENV?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly GAMES_ORIGIN?: string | undefined;
}

function assertNoSandboxInProduction(values: Addresses): void {
  const publicly = (['PUBLIC_ORIGIN', 'GAMES_ORIGIN'] as const).find((name) =>
    /^https:/i.test(values[name] ?? ''),
  );
  if (values.NODE_ENV !== 'production' && !publicly) return;
  const reason = publicly ? `${publicly} is a public https address` : 'NODE_ENV is production';
  throw new SettingsError(`Bad setting SANDBOX: play payments must not run when ${reason}.`);
}

/** @throws SettingsError for a server without its origins. */
export function assertOrigins({ isSandbox, publicOrigin, gamesOrigin }: Settings): void {
  if (isSandbox || (publicOrigin && gamesOrigin)) return;
  const missing = publicOrigin ? 'GAMES_ORIGIN' : 'PUBLIC_ORIGIN';
  throw new SettingsError(
    `Bad setting ${missing}: it is not set; without SANDBOX the server answers for PUBLIC_ORIGIN and GAMES_ORIGIN alone.`,
  );
}

/** A game on the app's own origin could read the player's token. */
function assertTwoOrigins({ PUBLIC_ORIGIN, GAMES_ORIGIN }: Addresses): void {
  if (!PUBLIC_ORIGIN || !GAMES_ORIGIN) return;
  if (new URL(PUBLIC_ORIGIN).origin !== new URL(GAMES_ORIGIN).origin) return;
  throw new SettingsError('Bad setting GAMES_ORIGIN: it must be another origin than PUBLIC_ORIGIN.');
}
