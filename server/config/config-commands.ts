import type { ConfigEntry } from '../config-entry.ts';
import type { Hooks } from '../hooks.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { readUntil } from '../ops/read-until.ts';
import { parseTypedJson, readPath, writePath } from './json-path.ts';
import { maintenanceConfig } from './platform-config.ts';
import { readConfig, writeConfig } from './public/config-value-queries.ts';
import { themeConfig } from './public/market-config.ts';
import { readableTokens } from './public/theme-schema.ts';
import { readThemeNames, saveTheme } from './theme-queries.ts';

/** The top bar of a narrow phone has room for no more. */
const MAX_NAME_LETTERS = 16;

const maintenanceOn: OperatorCommand = {
  name: 'maintenance on',
  usage: '[minutes | moment]',
  about: 'Switches maintenance on, until the time if one is given.',
  async run({ tx, args, now }) {
    const until = args[0] === undefined ? null : readUntil(args[0], now);
    await writeConfig(tx, maintenanceConfig, { status: 1, until }, now);
    const end = until === null ? 'until it is switched off' : `until ${sayTime(until)}`;
    return { say: `Closed for maintenance ${end}.`, subject: 'maintenance', details: { status: 1, until } };
  },
};

const maintenanceOff: OperatorCommand = {
  name: 'maintenance off',
  usage: '',
  about: 'Switches maintenance off.',
  async run({ tx, now }) {
    await writeConfig(tx, maintenanceConfig, { status: 0, until: null }, now);
    return { say: 'Open.', subject: 'maintenance', details: { status: 0 } };
  },
};

/** @throws CommandError that names the keys there are. */
function parseKey(config: Hooks['config'], path: string): { entry: ConfigEntry; rest: string[] } {
  const [key = '', ...rest] = path.split('.');
  const entries = Object.values(config).flat();
  const entry = entries.find((one) => one.key === key);
  if (entry) return { entry, rest };
  throw new CommandError(`There is no config "${key}". Known: ${entries.map((one) => one.key).join(', ')}.`);
}

/** Each domain's name, and its keys below. */
const listKeys = (config: Hooks['config']): string =>
  Object.entries(config)
    .filter(([, entries]) => entries.length > 0)
    .map(([domain, entries]) => [domain, ...entries.map(({ key }) => `  ${key}`)].join('\n'))
    .join('\n');

const configList: OperatorCommand = {
  name: 'config',
  usage: '',
  about: 'Lists every key by domain.',
  run: async ({ hooks }) => ({ say: listKeys(hooks.config), subject: null }),
};

const configGet: OperatorCommand = {
  name: 'config get',
  usage: '<key[.field…]>',
  about: 'Shows a value.',
  async run({ tx, args, hooks }) {
    const { entry, rest } = parseKey(hooks.config, requireArgument(args, 0, 'the key'));
    const value = readPath(await readConfig(tx, entry), rest);
    return { say: JSON.stringify(value, null, 2), subject: null };
  },
};

const configSet: OperatorCommand = {
  name: 'config set',
  usage: '<key[.field…]> <json>',
  about: 'Changes a value; an invalid one is refused.',
  needsTwoOperators: ({ args: [path = ''], hooks }) => {
    const [key = ''] = path.split('.');
    return Object.values(hooks.config)
      .flat()
      .some((entry) => entry.key === key && entry.movesMoney);
  },
  async run({ tx, args, now, hooks }) {
    const path = requireArgument(args, 0, 'the key');
    const { entry, rest } = parseKey(hooks.config, path);
    const value = parseTypedJson(requireArgument(args, 1, 'the value, as JSON'));
    const before = await readConfig(tx, entry);
    try {
      await writeConfig(tx, entry, writePath(before, rest, value), now);
    } catch (error) {
      throw new CommandError(error instanceof Error ? error.message : String(error));
    }
    const old = readPath(before, rest);
    return {
      say: `${path}: ${JSON.stringify(old)} → ${JSON.stringify(value)}`,
      subject: path,
      details: { before: parseTypedJson(JSON.stringify(old ?? null)), after: value },
    };
  },
};

const themeAdd: OperatorCommand = {
  name: 'theme add',
  usage: '<id> <name> [json of colours and logo]',
  about: 'Adds or changes a theme, name included; preview it with ?themeViewId=<id>.',
  async run({ tx, args }) {
    const id = requireArgument(args, 0, 'the id');
    const name = requireArgument(args, 1, 'the name');
    if (name.length > MAX_NAME_LETTERS)
      throw new CommandError(`A name has at most ${MAX_NAME_LETTERS} letters.`);
    const parsed = readableTokens.safeParse(parseTypedJson(args[2] ?? '{}'));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new CommandError(`Theme: ${issue?.path.join('.')}: ${issue?.message}`);
    }
    const given = parsed.data;
    await saveTheme(tx, { id, name, tokens: given });
    return { say: `Theme ${id} is ready.`, subject: `theme ${id}`, details: { name, tokens: given } };
  },
};

const themeList: OperatorCommand = {
  name: 'theme list',
  usage: '',
  about: 'Lists the themes; the one in force has a star.',
  async run({ tx }) {
    const inForce = await readConfig(tx, themeConfig);
    const themes = await readThemeNames(tx);
    const lines = themes.map(({ id, name }) => `${id === inForce ? '*' : ' '} ${id}\t${name}`);
    return { say: lines.join('\n'), subject: null };
  },
};

const themeSet: OperatorCommand = {
  name: 'theme set',
  usage: '<id>',
  about: 'Activates a theme.',
  async run({ tx, args, now }) {
    const id = requireArgument(args, 0, 'the id');
    const themes = await readThemeNames(tx);
    if (!themes.some((theme) => theme.id === id)) {
      throw new CommandError(
        `There is no theme "${id}". Known: ${themes.map((theme) => theme.id).join(', ')}.`,
      );
    }
    await writeConfig(tx, themeConfig, id, now);
    return { say: `Theme ${id} is in force.`, subject: `theme ${id}` };
  },
};

export const CONFIG_COMMANDS: readonly OperatorCommand[] = [
  maintenanceOn,
  maintenanceOff,
  configList,
  configGet,
  configSet,
  themeAdd,
  themeList,
  themeSet,
];
