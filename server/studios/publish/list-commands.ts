import { percentOf } from '../../../maths/hosted/decimal.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { storeOf } from '../store/store-of.ts';
import { readVersionFiles } from '../studio-file-queries.ts';
import { findGame, readGames, readVersions } from '../studio-game-queries.ts';
import { readStudioGame } from '../studio-games.ts';
import { readModes } from './modes-text.ts';

/** States are those of the machine on which the command runs: each process has its own files, or a share of them. */
const list: OperatorCommand = {
  name: 'studio list',
  usage: '',
  about: 'Lists the games of studios with their versions and states.',
  async run({ tx, studioFiles }) {
    const store = storeOf(studioFiles());
    const lines: string[] = [];
    for (const { id } of await readGames(tx)) {
      const game = await readStudioGame(tx, store, id);
      const { name, brand, number } = game?.version ?? {};
      lines.push(
        game === null
          ? `${id}\tnot released`
          : [id, name, brand, `version ${number}`, game.state, game.reason ?? ''].join('\t').trimEnd(),
      );
    }
    return { say: lines.join('\n') || 'No game was published yet.', subject: null };
  },
};

const versions: OperatorCommand = {
  name: 'studio versions',
  usage: '<game>',
  about: 'Lists the versions of a studio’s game with their returns and the hashes of their mathematics.',
  async run({ tx, args }) {
    const id = requireArgument(args, 0, 'the game');
    const game = await findGame(tx, id);
    if (!game) throw new CommandError(`There is no game "${id}". See: studio list.`);
    const lines: string[] = [];
    for (const { number, name, mathHash, commitment, modes, publishedAt, publishedBy } of await readVersions(
      tx,
      id,
    )) {
      const files = await readVersionFiles(tx, { game: id, version: number });
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const returns = readModes(modes).map((mode) => `${mode.name} ${percentOf(mode.figures.rtp)} %`);
      lines.push(
        [
          `version ${number}`,
          name,
          `${sayTime(publishedAt)} by ${publishedBy}`,
          returns.join(', '),
          `${files.length} files, ${bytes} bytes`,
          mathHash,
          commitment,
          number === game.currentVersion ? 'current' : '',
        ]
          .join('\t')
          .trimEnd(),
      );
    }
    return { say: lines.join('\n'), subject: null };
  },
};

export const LIST_COMMANDS: readonly OperatorCommand[] = [list, versions];
