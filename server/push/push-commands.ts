import { readConfig, writeConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, sayTime } from '../ops/command.ts';
import { readPushTotals, readQueueFigures, updateCleared } from './message-queries.ts';
import { pushConfig } from './push-config.ts';

const status: OperatorCommand = {
  name: 'push status',
  usage: '',
  about:
    'Shows whether notifications are sent, how many devices get them, and what became of those of a week.',
  async run({ tx, now }) {
    const { isSending } = await readConfig(tx, pushConfig);
    const { devices, players, oldestDueAt } = await readPushTotals(tx, now);
    const lines = [
      `Sending is ${isSending ? 'on' : 'stopped'}. ${devices} devices of ${players} players.`,
      ...(oldestDueAt === null ? [] : [`The oldest that is due waits since ${sayTime(oldestDueAt)}.`]),
      ...(await readQueueFigures(tx)).map(({ notice, state, reason, count }) =>
        [state, notice, count, reason].filter((part) => part !== '').join('\t'),
      ),
    ];
    return { say: lines.join('\n'), subject: null };
  },
};

async function setSending(tx: Tx, isSending: boolean, now: number): Promise<void> {
  const push = await readConfig(tx, pushConfig);
  if (push.isSending === isSending)
    throw new CommandError(isSending ? 'Notifications are being sent.' : 'Sending was stopped before.');
  await writeConfig(tx, pushConfig, { ...push, isSending }, now);
}

const stop: OperatorCommand = {
  name: 'push stop',
  usage: '',
  about: 'Sends no notification any more, from the next round of the jobs on; what waits expires.',
  async run({ tx, now }) {
    await setSending(tx, false, now);
    return { say: 'Stopped. To go on: push resume.', subject: 'push', details: {} };
  },
};

const resume: OperatorCommand = {
  name: 'push resume',
  usage: '',
  about: 'Sends notifications again, beginning with those that wait and have not expired.',
  async run({ tx, now }) {
    await setSending(tx, true, now);
    return { say: 'Notifications are sent again.', subject: 'push', details: {} };
  },
};

const clear: OperatorCommand = {
  name: 'push clear',
  usage: '',
  about: 'Drops all notifications that wait.',
  async run({ tx, now }) {
    const dropped = await updateCleared(tx, now);
    return { say: `${dropped} dropped.`, subject: 'push', details: { dropped } };
  },
};

export const PUSH_COMMANDS: readonly OperatorCommand[] = [status, stop, resume, clear];
