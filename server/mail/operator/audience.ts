import { LOCALES, type Locale } from '../../localization/localized.ts';
import { CommandError } from '../../ops/command.ts';
import { readTimestamp, readWhole } from '../../strict-json.ts';

const MAX_LEVEL = 30;

/** Whom a mail is for. Every part that is not null narrows it down. */
export interface Audience {
  readonly playerId: string | null;
  /** VIP levels that count now, both included. */
  readonly vip: readonly [number, number] | null;
  /** Milliseconds since 1970: from then on, and before. */
  readonly registeredFrom: number | null;
  readonly registeredBefore: number | null;
  readonly hasDeposited: boolean | null;
  /** Of the latest sign-in. */
  readonly locale: Locale | null;
}

export const EVERYBODY_AUDIENCE: Audience = {
  playerId: null,
  vip: null,
  registeredFrom: null,
  registeredBefore: null,
  hasDeposited: null,
  locale: null,
};

export const SEGMENT_OPTIONS = [
  'vip',
  'registered-from',
  'registered-before',
  'deposited',
  'language',
] as const;

function readVip(text: string): [number, number] {
  const [from = '', to = from] = text.split('-');
  const [lowest, highest] = [readWhole(from), readWhole(to)];
  if (lowest === null || highest === null || lowest > highest || highest > MAX_LEVEL)
    throw new CommandError(`"${text}" is no range of VIP levels like 3-10.`);
  return [lowest, highest];
}

function readTime(text: string): number {
  const at = readTimestamp(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00Z` : text);
  if (at === null) throw new CommandError(`"${text}" is no UTC day like 2027-01-31, nor a moment.`);
  return at;
}

function readYes(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new CommandError(`--deposited is yes or no, not "${text}".`);
  return text === 'yes';
}

function readLanguage(text: string): Locale {
  const locale = LOCALES.find((known) => known === text);
  if (!locale) throw new CommandError(`There is no language "${text}": ${LOCALES.join(', ')}.`);
  return locale;
}

/** @throws CommandError for a part that cannot be read */
export function readSegment(values: ReadonlyMap<string, string>): Audience {
  const part = <T>(name: string, read: (text: string) => T): T | null => {
    const text = values.get(name);
    return text === undefined ? null : read(text);
  };
  const audience = {
    playerId: null,
    vip: part('vip', readVip),
    registeredFrom: part('registered-from', readTime),
    registeredBefore: part('registered-before', readTime),
    hasDeposited: part('deposited', readYes),
    locale: part('language', readLanguage),
  };
  if (Object.values(audience).every((value) => value === null))
    throw new CommandError(
      `A segment has at least one of: ${SEGMENT_OPTIONS.map((one) => `--${one}`).join(', ')}.`,
    );
  return audience;
}

/** Describes an audience in the operator's words. */
export function sayAudience({
  playerId,
  vip,
  registeredFrom,
  registeredBefore,
  hasDeposited,
  locale,
}: Audience): string {
  const day = (at: number) => new Date(at).toISOString();
  const parts = [
    vip && `VIP ${vip[0]} to ${vip[1]}`,
    registeredFrom !== null && `registered from ${day(registeredFrom)} on`,
    registeredBefore !== null && `registered before ${day(registeredBefore)}`,
    hasDeposited !== null && (hasDeposited ? 'has deposited' : 'has not deposited'),
    locale && `reads ${locale}`,
  ].filter((text) => typeof text === 'string');
  if (playerId !== null) return 'one player';
  return parts.length > 0 ? `players of this segment: ${parts.join('; ')}` : 'all players';
}
