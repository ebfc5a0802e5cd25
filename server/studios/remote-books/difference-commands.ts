import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { readOptions } from '../../ops/read-options.ts';
import { readOpenDifferences, settleDifference } from './remote-book-queries.ts';

const MAX_LISTED = 500;
const MAX_NOTE = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const sides = (side: object | null): string => (side === null ? 'none' : JSON.stringify(side));

const list: OperatorCommand = {
  name: 'remote differences',
  usage: '',
  about: 'Lists transactions that aggregators and we have booked differently, with both sides.',
  async run({ tx }) {
    const open = await readOpenDifferences(tx, MAX_LISTED);
    const lines = open.map(({ aggregator, transaction, differs, ours, theirs, at, foundAt }) =>
      [
        sayTime(at),
        aggregator,
        transaction,
        `differs: ${differs}`,
        `ours: ${sides(ours)}`,
        `theirs: ${sides(theirs)}`,
        `found ${sayTime(foundAt)}`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'No difference is open.', subject: null };
  },
};

const settle: OperatorCommand = {
  name: 'remote settle-difference',
  usage: '<aggregator> <transaction> --note <text>',
  about: 'Closes a difference whose cause is known; no money is moved by it.',
  async run({ tx, args, actor, now }) {
    const { words, values } = readOptions(args, { values: ['note'], flags: [] });
    const aggregator = requireArgument(words, 0, 'the aggregator');
    const transaction = requireArgument(words, 1, 'the transaction');
    const note = requireArgument([values.get('note')?.trim() ?? ''], 0, '--note, what it came from');
    if (words.length > 2) throw new CommandError(`"${words[2]}" is too much: a note stands in quotes.`);
    if (note.length > MAX_NOTE) throw new CommandError(`The note has more than ${MAX_NOTE} characters.`);
    const differs = UUID.test(transaction)
      ? await settleDifference(tx, { aggregator, transaction, actor, note, now })
      : undefined;
    if (differs === undefined)
      throw new CommandError(
        `"${transaction}" of "${aggregator}" is no open difference. See: remote differences.`,
      );
    return {
      say: `${aggregator}: ${transaction} is settled.`,
      subject: `aggregator ${aggregator}`,
      details: { transaction, differs, note },
    };
  },
};

export const REMOTE_BOOK_COMMANDS: readonly OperatorCommand[] = [list, settle];
