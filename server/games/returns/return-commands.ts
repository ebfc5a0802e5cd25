import { STATED_RETURNS } from '../../../games/stated-returns.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Tx } from '../../db/sql.ts';
import {
  CommandError,
  type OperatorCommand,
  requireArgument,
  sayTime,
  wantedWhole,
} from '../../ops/command.ts';
import { readOptions } from '../../ops/read-options.ts';
import { findIncident } from '../incidents/incident-queries.ts';
import { judgeRow } from './judge-returns.ts';
import { readOpenAlarms, readReturns, settleAlarms } from './return-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const percentText = (share: number) => `${(share * 100).toFixed(2)} %`;
const percentOf = (ppm: number) => percentText(ppm / 1_000_000);

const returns: OperatorCommand = {
  name: 'game returns',
  usage: '[days]',
  about: 'Compares what each game returned with what it promises; of the last days, or of all.',
  async run({ tx, args, now }) {
    const days = args[0] === undefined ? null : wantedWhole(args, 0, 'the days');
    const since = days === null ? null : new Date(now - days * DAY_MS).toISOString().slice(0, 10);
    const lines = (await readReturns(tx, since)).map((row) => {
      const judged = judgeRow(row);
      const stated = STATED_RETURNS[row.maths];
      const head = [
        row.maths,
        row.isPlayMoney ? 'play money' : 'real money',
        `${row.rounds} rounds since ${row.since}`,
      ];
      if (!judged || !stated) return [...head, 'not in this build'].join('\t');
      const promised =
        stated.lowest === stated.highest
          ? percentText(stated.lowest)
          : `${percentText(stated.lowest)} to ${percentText(stated.highest)}`;
      return [
        ...head,
        `returned ${percentText(judged.actual)}`,
        `stated ${promised}`,
        `bounds ${percentText(judged.low)} to ${percentText(judged.high)}`,
        judged.verdict === 'within' ? 'within' : judged.verdict.toUpperCase(),
      ].join('\t');
    });
    return { say: lines.join('\n') || 'No round was counted yet.', subject: null };
  },
};

const alarms: OperatorCommand = {
  name: 'game alarms',
  usage: '',
  about: 'Lists games that do not return what they promise, with what has found it.',
  async run({ tx }) {
    const lines = (await readOpenAlarms(tx)).map((alarm) =>
      [
        alarm.slug,
        alarm.maths,
        alarm.isAbove ? 'ABOVE' : 'BELOW',
        `returned ${percentOf(alarm.actualPpm)}`,
        alarm.foundBy === 'bounds'
          ? `bounds ${percentOf(alarm.lowPpm)} to ${percentOf(alarm.highPpm)}`
          : `stated ${percentOf(alarm.highPpm)}, found by ${alarm.foundBy}`,
        `${alarm.rounds} rounds since ${alarm.since}`,
        `raised ${sayTime(alarm.raisedAt)}`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'Every game returns what it promises.', subject: null };
  },
};

/** @throws CommandError where it is no incident, or one of another game. */
async function assertIncidentOf(tx: Tx, slug: string, id: string): Promise<void> {
  const incident = isUuid(id) ? await findIncident(tx, id) : undefined;
  if (!incident) throw new CommandError(`There is no incident "${id}". See: game incidents.`);
  if (incident.slug !== slug)
    throw new CommandError(`The incident ${id} is one of ${incident.slug}, not of ${slug}.`);
}

const settle: OperatorCommand = {
  name: 'game settle-alarm',
  usage: '<slug> [--incident <id>] <what was found>',
  about: 'Settles the alarm of a game that was looked into; its rounds are counted from the next day on.',
  async run({ tx, args, actor, now }) {
    const { words, values } = readOptions(args, { values: ['incident'], flags: [] });
    const slug = requireArgument(words, 0, 'the game');
    const found = requireArgument([words.slice(1).join(' ')], 0, 'what was found');
    const incidentId = values.get('incident') ?? null;
    if (incidentId !== null) await assertIncidentOf(tx, slug, incidentId);
    const count = await settleAlarms(tx, { slug, by: actor, found, incidentId, now });
    if (count === 0) throw new CommandError(`"${slug}" has no alarm. See: game alarms.`);
    return {
      say: `${slug}: settled.`,
      subject: `game ${slug}`,
      details: { found, ...(incidentId !== null && { incident: incidentId }) },
    };
  },
};

export const RETURN_COMMANDS: readonly OperatorCommand[] = [returns, alarms, settle];
