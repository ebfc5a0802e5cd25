import fs from 'node:fs';
import { StartError } from '../start-error.ts';

/** What a build of the app is made for; from the environment. */
export interface ShellSettings {
  readonly applicationId: string;
  /** Of the site, https. */
  readonly origin: string;
  readonly gamesOrigin: string;
  /** Of pages that studios have made, hosted or their own; each may begin with `*.` for all names below it. */
  readonly studioOrigins: readonly string[];
  readonly versionName: string;
  /** Grows with every release; a device refuses a smaller one. */
  readonly versionCode: number;
}

const APPLICATION_ID = 'com.marquee.lobby';
/** Names that no site can have: a development build shows its pages and reaches no server. */
const NO_SITE = { app: 'https://marquee.example', games: 'https://games.marquee.example' };
const STUDIO_ORIGIN = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d{2,5})?$/;
const HTTPS_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d{2,5})?$/;

/** @throws StartError that names the variable */
export function readShellSettings(env: NodeJS.ProcessEnv = process.env): ShellSettings {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
  const versionCode = Number(env.ANDROID_VERSION_CODE || codeOf(version));
  if (!Number.isSafeInteger(versionCode) || versionCode < 1 || versionCode > 2_100_000_000)
    throw new StartError('ANDROID_VERSION_CODE must be a whole number from 1 to 2100000000.');
  return {
    applicationId: APPLICATION_ID,
    origin: readOrigin(env, 'ANDROID_ORIGIN', NO_SITE.app),
    gamesOrigin: readOrigin(env, 'ANDROID_GAMES_ORIGIN', NO_SITE.games),
    studioOrigins: readStudioOrigins(env),
    versionName: version,
    versionCode,
  };
}

function readOrigin(env: NodeJS.ProcessEnv, name: string, usual: string): string {
  const origin = env[name] || usual;
  if (HTTPS_ORIGIN.test(origin)) return origin;
  throw new StartError(
    `${name} must be an origin like https://example.org, in lower case and without a path.`,
  );
}

function readStudioOrigins(env: NodeJS.ProcessEnv): string[] {
  const origins = (env.ANDROID_STUDIO_ORIGINS ?? '').split(/\s+/).filter(Boolean);
  const wrong = origins.find((origin) => !STUDIO_ORIGIN.test(origin));
  if (wrong === undefined) return origins;
  throw new StartError(
    `ANDROID_STUDIO_ORIGINS has "${wrong}": it must be origins like https://*.studios.example.org, with blanks between.`,
  );
}

/** 1.2.3 is 10203: one number for each version, growing with it. */
function codeOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 10_000 + minor * 100 + patch;
}
