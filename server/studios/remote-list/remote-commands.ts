import { readClosedStudios } from '../../games/public/remote-games.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { forgetListLength, readListStates } from './remote-list-queries.ts';

const list: OperatorCommand = {
  name: 'remote list',
  usage: '',
  about: 'Lists the aggregators of remote games with their last lists, and the studios that are closed.',
  async run({ tx }) {
    const states = (await readListStates(tx)).map(({ aggregator, listedAt, games, fault }) =>
      [
        aggregator,
        listedAt === null ? 'no list yet' : `list of ${sayTime(listedAt)}`,
        games === null ? '' : `${games} games`,
        fault === null ? '' : `NOT TAKEN: ${fault}`,
      ]
        .join('\t')
        .trimEnd(),
    );
    const closed = (await readClosedStudios(tx)).map(
      ({ aggregator, studio, closedAt }) => `${aggregator}\t${studio}\tCLOSED since ${sayTime(closedAt)}`,
    );
    return { say: [...states, ...closed].join('\n') || 'No aggregator was asked yet.', subject: null };
  },
};

const accept: OperatorCommand = {
  name: 'remote accept-list',
  usage: '<aggregator>',
  about: 'Takes the next list of an aggregator however short it is, and asks for it at once.',
  async run({ tx, args, now }) {
    const id = requireArgument(args, 0, 'the aggregator');
    if (!(await forgetListLength(tx, id, now)))
      throw new CommandError(`"${id}" has no list. See: remote list.`);
    return { say: `${id}: its next list is taken whatever its length.`, subject: `aggregator ${id}` };
  },
};

export const REMOTE_COMMANDS: readonly OperatorCommand[] = [list, accept];
