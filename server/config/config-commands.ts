import { ActivityId } from '../../contract/ids.ts';
import { CommandError, type OperatorCommand, sayTime, wanted } from '../ops/command.ts';
import { readMoment, readWhole } from '../read-outside.ts';
import { readActivitySwitches, updateActivityRun, updateActivitySwitch } from './activity-switch-queries.ts';
import { asJson, readPath, writePath } from './config-path.ts';
import { CONFIG_KEYS, type ConfigKey, configEntries } from './public/config-schemas.ts';
import { readConfig, writeConfig } from './public/config-store.ts';
import { readableTokens } from './public/theme-schema.ts';
import { readThemeNames, saveTheme } from './theme-queries.ts';

const MINUTE_MS = 60_000;
/** The range of an integer in the database. */
const MAX_ID = 2 ** 31 - 1;
/** The top bar of a narrow phone has room for no more. */
const MAX_NAME_LETTERS = 16;

/** `until` is minutes from now, or an ISO moment with its zone. */
function parseUntil(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const at = /^\d{1,5}$/.test(text) ? now + Number(text) * MINUTE_MS : readMoment(text);
  if (at === null) {
    throw new CommandError(`"${text}" is neither minutes nor a time like 2027-03-10T18:00:00Z.`);
  }
  if (at <= now) throw new CommandError(`"${text}" has passed already.`);
  return at;
}

const maintenanceOn: OperatorCommand = {
  name: 'maintenance on',
  usage: '[minutes | moment]',
  about: 'Switches maintenance on, until the time if one is given.',
  async run({ tx, args, now }) {
    const until = parseUntil(args[0], now);
    await writeConfig(tx, 'maintenance', { status: 1, until }, now);
    const end = until === null ? 'until it is switched off' : `until ${sayTime(until)}`;
    return { say: `Closed for maintenance ${end}.`, subject: 'maintenance', details: { status: 1, until } };
  },
};

const maintenanceOff: OperatorCommand = {
  name: 'maintenance off',
  usage: '',
  about: 'Switches maintenance off.',
  async run({ tx, now }) {
    await writeConfig(tx, 'maintenance', { status: 0, until: null }, now);
    return { say: 'Open.', subject: 'maintenance', details: { status: 0 } };
  },
};

const isKey = (key: string): key is ConfigKey => Object.hasOwn(configEntries, key);

function parseKey(path: string): { key: ConfigKey; rest: string[] } {
  const [key = '', ...rest] = path.split('.');
  if (!isKey(key)) throw new CommandError(`There is no config "${key}". Known: ${CONFIG_KEYS.join(', ')}.`);
  return { key, rest };
}

const configGet: OperatorCommand = {
  name: 'config get',
  usage: '[key[.field…]]',
  about: 'Shows a value, or the names of all.',
  async run({ tx, args }) {
    if (args[0] === undefined) return { say: CONFIG_KEYS.join('\n'), subject: null };
    const { key, rest } = parseKey(args[0]);
    const value = readPath(await readConfig(tx, key), rest);
    return { say: JSON.stringify(value, null, 2), subject: null };
  },
};

const configSet: OperatorCommand = {
  name: 'config set',
  usage: '<key[.field…]> <json>',
  about: 'Changes a value; an invalid one is refused.',
  needsTwoOperators: ([path = '']) => {
    const [key = ''] = path.split('.');
    return isKey(key) && configEntries[key].movesMoney;
  },
  async run({ tx, args, now }) {
    const path = wanted(args, 0, 'the key');
    const { key, rest } = parseKey(path);
    const value = asJson(wanted(args, 1, 'the value, as JSON'));
    const before = await readConfig(tx, key);
    try {
      await writeConfig(tx, key, writePath(before, rest, value), now);
    } catch (error) {
      throw new CommandError(error instanceof Error ? error.message : String(error));
    }
    const old = readPath(before, rest);
    return {
      say: `${path}: ${JSON.stringify(old)} → ${JSON.stringify(value)}`,
      subject: path,
      details: { before: asJson(JSON.stringify(old ?? null)), after: value },
    };
  },
};

const themeAdd: OperatorCommand = {
  name: 'theme add',
  usage: '<id> <name> [json of colours and logo]',
  about: 'Adds or changes a theme, name included; preview it with ?themeViewId=<id>.',
  async run({ tx, args }) {
    const id = wanted(args, 0, 'the id');
    const name = wanted(args, 1, 'the name');
    if (name.length > MAX_NAME_LETTERS)
      throw new CommandError(`A name has at most ${MAX_NAME_LETTERS} letters.`);
    const parsed = readableTokens.safeParse(asJson(args[2] ?? '{}'));
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
    const inForce = await readConfig(tx, 'theme');
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
    const id = wanted(args, 0, 'the id');
    const themes = await readThemeNames(tx);
    if (!themes.some((theme) => theme.id === id)) {
      throw new CommandError(
        `There is no theme "${id}". Known: ${themes.map((theme) => theme.id).join(', ')}.`,
      );
    }
    await writeConfig(tx, 'theme', id, now);
    return { say: `Theme ${id} is in force.`, subject: `theme ${id}` };
  },
};

function wantedActivity(args: readonly string[]): { asked: string; id: number } {
  const asked = wanted(args, 0, 'the activity');
  const id = Object.hasOwn(ActivityId, asked)
    ? ActivityId[asked as keyof typeof ActivityId]
    : (readWhole(asked) ?? -1);
  return { asked, id: id <= MAX_ID ? id : -1 };
}

const unknownActivity = (asked: string) =>
  new CommandError(`There is no activity "${asked}" here. See: activity list.`);

function switchActivity(verb: 'on' | 'off'): OperatorCommand {
  return {
    name: `activity ${verb}`,
    usage: '<id | name>',
    about: verb === 'on' ? 'Shows an activity.' : 'Hides an activity.',
    async run({ tx, args }) {
      const { asked, id } = wantedActivity(args);
      const isKnown = await updateActivitySwitch(tx, id, verb === 'on');
      if (!isKnown) throw unknownActivity(asked);
      return { say: `Activity ${asked} is ${verb}.`, subject: `activity ${id}` };
    },
  };
}

const activityRun: OperatorCommand = {
  name: 'activity run',
  usage: '<id | name> <minutes | moment>',
  about: 'Shows an activity from now until the time. A season then returns to its own days.',
  async run({ tx, args, now }) {
    const { asked, id } = wantedActivity(args);
    const until = parseUntil(wanted(args, 1, 'when it ends'), now) ?? now;
    if (!(await updateActivityRun(tx, id, now, until))) throw unknownActivity(asked);
    return { say: `Activity ${asked} runs until ${sayTime(until)}.`, subject: `activity ${id}` };
  },
};

const activityList: OperatorCommand = {
  name: 'activity list',
  usage: '',
  about: 'Lists the activities.',
  async run({ tx }) {
    const rows = await readActivitySwitches(tx);
    const lines = rows.map(
      ({ id, name, isOn, endAt }) => `${id}\t${name}\t${isOn ? 'on' : 'off'}\tends ${sayTime(endAt)}`,
    );
    return { say: lines.join('\n'), subject: null };
  },
};

export const HOUSE_ACTS: readonly OperatorCommand[] = [
  maintenanceOn,
  maintenanceOff,
  configGet,
  configSet,
  themeAdd,
  themeList,
  themeSet,
  activityList,
  switchActivity('on'),
  switchActivity('off'),
  activityRun,
];
