import { readConfig } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { Tx } from '../../db/sql.ts';
import { LOCALES } from '../../localization/localized.ts';
import { makeId } from '../../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { type ReadOptions, readOptions } from '../../ops/read-options.ts';
import type { MailContent, Outbox } from '../../outbox.ts';
import {
  countConcerned,
  findNamedGame,
  type IncidentKind,
  insertIncident,
  readIncidents,
} from './incident-queries.ts';

const KINDS: readonly IncidentKind[] = ['returns', 'fault'];

function readKind(text: string): IncidentKind {
  const kind = KINDS.find((known) => known === text);
  if (!kind) throw new CommandError(`There is no kind "${text}": ${KINDS.join(' or ')}.`);
  return kind;
}

/** A UTC day, which begins at midnight, or a moment with its zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function readMoment(text: string): number {
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    throw new CommandError(`"${text}" is no time: a UTC day like 2027-01-31, or 2027-01-31T08:30Z.`);
  return at;
}

function readPeriod({ values }: ReadOptions, now: number): { startsAt: number; endsAt: number } {
  const startsAt = readMoment(requireArgument([values.get('from') ?? ''], 0, '--from, when it began'));
  const endsAt = readMoment(requireArgument([values.get('to') ?? ''], 0, '--to, when it ended'));
  if (startsAt >= endsAt) throw new CommandError('--from must be before --to.');
  if (endsAt > now) throw new CommandError('--to is in the future: only what has ended can be told.');
  return { startsAt, endsAt };
}

async function sayPreview(tx: Tx, outbox: Outbox, content: MailContent): Promise<string> {
  const { timeZone, currency } = await readConfig(tx, marketConfig);
  return LOCALES.map((locale) => {
    const { title, paragraphs } = outbox.write(content, { locale, timeZone, currency });
    return [`[${locale}] ${title}`, ...paragraphs].join('\n');
  }).join('\n\n');
}

const OPTIONS = { values: ['from', 'to', 'kind'], flags: ['corrected', 'send'] };

const incident: OperatorCommand = {
  name: 'game incident',
  usage: '<slug> --from <time> --to <time> --kind returns|fault [--corrected] [--send]',
  about:
    'Shows whom an incident of a game concerns and what they will read; with --send it is sent, by two operators.',
  needsTwoOperators: ({ args }) => args.includes('--send'),
  async run({ tx, args, actor, askedBy, now, random, hooks }) {
    const options = readOptions(args, OPTIONS);
    const slug = requireArgument(options.words, 0, 'the game');
    if (options.words.length > 1)
      throw new CommandError(`"${options.words[1]}" is too much: there is one game in a notice.`);
    const game = await findNamedGame(tx, slug);
    if (!game) throw new CommandError(`There is no game "${slug}".`);
    const period = readPeriod(options, now);
    const kind = readKind(
      requireArgument([options.values.get('kind') ?? ''], 0, `--kind, ${KINDS.join(' or ')}`),
    );
    const isCorrected = options.flags.has('corrected');
    const players = await countConcerned(tx, { gameId: game.id, ...period });
    const content: MailContent = {
      template: 'gameIncident',
      params: { game: game.name, kind, ...period, isCorrected },
    };
    const concerned = `${slug}, ${sayTime(period.startsAt)} to ${sayTime(period.endsAt)}: concerns ${players} players.`;
    if (!options.flags.has('send'))
      return { say: `${concerned}\n\n${await sayPreview(tx, hooks.outbox, content)}`, subject: null };
    if (players === 0)
      throw new CommandError(
        `Nobody settled a round of ${slug} in real money in this time: there is nobody to tell.`,
      );
    const id = makeId(now, random(10));
    const details = { kind, ...period, isCorrected, players };
    const isNew = await insertIncident(tx, {
      id,
      gameId: game.id,
      ...details,
      askedBy: askedBy ?? actor,
      approvedBy: actor,
      madeAt: now,
    });
    if (!isNew)
      throw new CommandError('The players were told of this incident already. See: game incidents.');
    await hooks.outbox.startCampaign(tx, { id, content, now });
    return {
      say: `${concerned}\nIncident ${id}: they get their mail within minutes.`,
      subject: `game ${slug}`,
      details: { incident: id, ...details },
    };
  },
};

const list: OperatorCommand = {
  name: 'game incidents',
  usage: '',
  about: 'Lists the incidents that players were told of, with the mails that were sent and read.',
  async run({ tx, hooks }) {
    const incidents = await readIncidents(tx);
    const progress = await hooks.outbox.readCampaignProgress(
      tx,
      incidents.map(({ id }) => id),
    );
    const lines = incidents.map((row) => {
      const { sent = 0, read = 0, finishedAt = null } = progress.find(({ id }) => id === row.id) ?? {};
      return [
        row.id,
        row.slug,
        row.kind,
        `${sayTime(row.startsAt)} to ${sayTime(row.endsAt)}`,
        row.isCorrected ? 'rounds corrected' : 'rounds stand',
        `asked by ${row.askedBy}, approved by ${row.approvedBy}`,
        `sent ${sent} of ${row.players}, read ${read}`,
        finishedAt === null ? 'being sent' : `sent ${sayTime(finishedAt)}`,
      ].join('\t');
    });
    return { say: lines.join('\n') || 'Players were told of no incident yet.', subject: null };
  },
};

export const INCIDENT_COMMANDS: readonly OperatorCommand[] = [incident, list];
