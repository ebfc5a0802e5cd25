import { CommandError, type OperatorCommand, requireArgument, sayTime } from './command.ts';
import {
  countOperators,
  FIRST_OPERATORS,
  insertOperator,
  makeOperatorKey,
  operatorKeyHash,
} from './operators.ts';

const sayKey = (name: string, key: string) =>
  `The key of ${name}, shown only once: ${key}\n${name} must renew it first: operator renew-key`;

const add: OperatorCommand = {
  name: 'operator add',
  usage: '<name>',
  about:
    'Adds an operator and shows the key once. The first two need no key; from the third on it takes two operators.',
  isOpenToFirst: true,
  needsTwoOperators: async ({ tx }) => (await countOperators(tx)) >= FIRST_OPERATORS,
  async run({ tx, args, now, random, operatorId }) {
    const name = requireArgument(args, 0, 'the name');
    const key = makeOperatorKey(random);
    const id = await insertOperator(tx, { name, key, madeBy: operatorId, now, random });
    return { say: `${name} is an operator.`, secret: sayKey(name, key), subject: id, details: { name } };
  },
};

const renewKey: OperatorCommand = {
  name: 'operator renew-key',
  usage: '',
  about: 'Replaces your key by a new one, which is shown once.',
  async run({ tx, actor, random, operatorId }) {
    if (operatorId === null) throw new CommandError('Only an operator has a key.');
    const key = makeOperatorKey(random);
    await tx`update operators set key_hash = ${operatorKeyHash(key)} where id = ${operatorId}`;
    return {
      say: `${actor}: the old key is no longer valid.`,
      secret: `Your key, shown only once: ${key}`,
      subject: operatorId,
      details: {},
    };
  },
};

const retire: OperatorCommand = {
  name: 'operator retire',
  usage: '<name>',
  about: 'Retires an operator at once; the name is never reused. Their pending requests are refused.',
  async run({ tx, args, now, hooks }) {
    const name = requireArgument(args, 0, 'the name');
    const [row] = await tx<{ id: string }[]>`
      update operators set retired_at = ${now} where name = ${name} and retired_at is null returning id`;
    if (!row) throw new CommandError(`"${name}" is no operator.`);
    if ((await countOperators(tx)) < FIRST_OPERATORS)
      throw new CommandError('At least two operators must remain: add another one first.');
    await tx`
      update pending_approvals set decided_at = ${now}, decided_by = 'platform', decision = 'refused'
      where asked_by = ${name} and decided_at is null`;
    for (const hear of hooks.operatorRetired) await hear(tx, { name, now });
    return { say: `${name} is no longer an operator.`, subject: row.id, details: { name } };
  },
};

const list: OperatorCommand = {
  name: 'operator list',
  usage: '',
  about: 'Lists operators, retired ones included.',
  async run({ tx }) {
    const rows = await tx<{ id: string; name: string; madeAt: number; retiredAt: number | null }[]>`
      select id, name, made_at, retired_at from operators order by made_at, id`;
    const lines = rows.map(({ id, name, madeAt, retiredAt }) =>
      [name, id, sayTime(madeAt), retiredAt === null ? '' : `retired ${sayTime(retiredAt)}`]
        .join('\t')
        .trimEnd(),
    );
    return { say: lines.join('\n') || 'There is no operator yet: operator add <name>.', subject: null };
  },
};

export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [add, renewKey, retire, list];
