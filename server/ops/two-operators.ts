import { writeAudit } from '../audit/audit-log.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import {
  CommandError,
  type CommandRequest,
  type CommandResult,
  executeCommand,
  type OperatorCommand,
  requireArgument,
  sayTime,
} from './command.ts';

const DAY_MS = 86_400_000;
/** A request that is not approved by then must be made again. */
const GOOD_DAYS = 7;

interface PendingApproval {
  readonly id: string;
  readonly act: string;
  readonly args: readonly string[];
  readonly askedBy: string;
  readonly askedAt: number;
}

export const needsTwoOperators = async (
  { needsTwoOperators: needs }: OperatorCommand,
  request: Pick<CommandRequest, 'args' | 'tx' | 'hooks'>,
): Promise<boolean> => (typeof needs === 'function' ? needs(request) : needs === true);

class OnlyTried extends Error {}

/** The command's output; everything is rolled back. @throws CommandError as the command itself would. */
async function tryOut(act: OperatorCommand, request: CommandRequest): Promise<string> {
  let say = '';
  const tried = request.tx.savepoint(async (tx) => {
    say = (await act.run({ ...request, tx })).say;
    throw new OnlyTried();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof OnlyTried)) throw error;
  });
  return say;
}

/** Stores one operator's request, after a trial run that shows whether the command can be run at all. */
export async function requestApproval(act: OperatorCommand, request: CommandRequest): Promise<CommandResult> {
  const { tx, args, actor, operatorId, now, random } = request;
  const say = await tryOut(act, request);
  const id = makeId(now, random(10));
  await tx`
    insert into pending_approvals (id, act, args, asked_by, asked_at)
    values (${id}, ${act.name}, ${[...args]}::text[], ${actor}, ${now})`;
  await writeAudit(tx, {
    id: makeId(now, random(10)),
    at: now,
    actor,
    act: 'act ask',
    subject: act.name,
    details: { wish: id, args: [...args], operatorId },
  });
  return {
    say: `Not done yet; another operator must approve it: act approve ${id}\nThen: ${say}`,
    subject: null,
  };
}

async function lockApproval(tx: Tx, id: string, now: number): Promise<PendingApproval> {
  const [approval] = isUuid(id)
    ? await tx<PendingApproval[]>`
        select id, act, args, asked_by, asked_at from pending_approvals
        where id = ${id} and decided_at is null and asked_at > ${now - GOOD_DAYS * DAY_MS} for update`
    : [];
  if (!approval) throw new CommandError(`There is no pending request "${id}". See: act list.`);
  return approval;
}

async function decide(
  { tx, actor, now }: CommandRequest,
  { id }: PendingApproval,
  decision: 'approved' | 'refused',
): Promise<void> {
  await tx`
    update pending_approvals set decided_at = ${now}, decided_by = ${actor}, decision = ${decision} where id = ${id}`;
}

const list: OperatorCommand = {
  name: 'act list',
  usage: '',
  about: 'Lists requests of one operator that another must approve.',
  async run({ tx, now }) {
    const approvals = await tx<PendingApproval[]>`
      select id, act, args, asked_by, asked_at from pending_approvals
      where decided_at is null and asked_at > ${now - GOOD_DAYS * DAY_MS} order by asked_at, id`;
    const lines = approvals.map(({ id, act, args, askedBy, askedAt }) =>
      [id, sayTime(askedAt), `${act} ${args.join(' ')}`, `asked by ${askedBy}`].join('\t'),
    );
    return { say: lines.join('\n') || 'Nothing waits.', subject: null };
  },
};

/** The command's own audit row names both; the command writes it, so that it is found under its name. */
function approve(acts: readonly OperatorCommand[]): OperatorCommand {
  return {
    name: 'act approve',
    usage: '<id of the list>',
    about: 'Approves and runs the request of another operator.',
    async run(request) {
      const approval = await lockApproval(
        request.tx,
        requireArgument(request.args, 0, 'the id'),
        request.now,
      );
      if (approval.askedBy === request.actor)
        throw new CommandError('You have requested this; another operator must approve it.');
      const act = acts.find(({ name }) => name === approval.act);
      if (!act)
        throw new CommandError(`There is no command "${approval.act}" any more: act refuse ${approval.id}.`);
      await decide(request, approval, 'approved');
      const done = await executeCommand(
        act,
        { ...request, args: approval.args, askedBy: approval.askedBy },
        { wish: approval.id, askedBy: approval.askedBy },
      );
      return { ...done, subject: null };
    },
  };
}

const reject: OperatorCommand = {
  name: 'act refuse',
  usage: '<id of the list> <reason>',
  about: 'Closes a request; nothing is done. The requester may cancel it this way.',
  async run(request) {
    const approval = await lockApproval(request.tx, requireArgument(request.args, 0, 'the id'), request.now);
    const reason = requireArgument([request.args.slice(1).join(' ')], 0, 'the reason');
    await decide(request, approval, 'refused');
    return {
      say: `${approval.act}: refused.`,
      subject: approval.act,
      details: { wish: approval.id, askedBy: approval.askedBy, reason },
    };
  },
};

export const actsOfTwo = (acts: readonly OperatorCommand[]): readonly OperatorCommand[] => [
  list,
  approve(acts),
  reject,
];
