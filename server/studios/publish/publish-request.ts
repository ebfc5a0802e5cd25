import { CommandError, requireArgument } from '../../ops/command.ts';
import { readOptions } from '../../ops/read-options.ts';

/** What an operator publishes, and under which names. */
interface PublishRequest {
  readonly folder: string;
  readonly game: string;
  readonly name: string;
  readonly brand: string;
  /** A file. */
  readonly poster: string;
}

const GAME_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_LETTERS = 40;

export const PUBLISH_USAGE =
  '<folder of the package> --game <id> --name <name> --brand <studio> --poster <picture>';

/** @throws CommandError for what is missing, and for an id or a name that no game can have */
export function readPublishRequest(args: readonly string[]): PublishRequest {
  const { words, values } = readOptions(args, { values: ['game', 'name', 'brand', 'poster'], flags: [] });
  const folder = requireArgument(words, 0, 'the folder of the package');
  const [, further] = words;
  if (further !== undefined)
    throw new CommandError(`"${further}" is too much: a name with spaces needs quotes.`);
  const optionOf = (option: string, what: string) =>
    requireArgument([values.get(option) ?? ''], 0, `--${option}, ${what}`);
  const game = optionOf('game', 'the id of the game');
  if (game.length > MAX_LETTERS || !GAME_ID.test(game))
    throw new CommandError(
      `"${game}" is no id of a game: small letters, digits and single dashes, at most ${MAX_LETTERS}.`,
    );
  const name = readName(optionOf('name', 'the name of the game'));
  const brand = readBrand(optionOf('brand', 'the name of its studio'));
  return { folder, game, name, brand, poster: optionOf('poster', 'a picture of the game') };
}

/** What fits on the plaque of a poster, which shows the first word of a studio's name. */
const PLAQUE_LETTERS = { latin: 11, other: 7 } as const;

function readBrand(text: string): string {
  const [word = ''] = readName(text).split(' ');
  const room = PLAQUE_LETTERS[/^[\p{Script=Latin}\p{N}\p{P}]*$/u.test(word) ? 'latin' : 'other'];
  if ([...word].length <= room) return text;
  throw new CommandError(
    `"${word}" is too long: the first word of a studio's name stands on posters, with at most ${room} letters.`,
  );
}

function readName(text: string): string {
  if (/^[^\p{C}\p{Z}](?:[^\p{C}]{0,38}[^\p{C}\p{Z}])?$/u.test(text)) return text;
  throw new CommandError(
    `"${text}" is no name: at most ${MAX_LETTERS} letters and signs, no space at its ends.`,
  );
}
