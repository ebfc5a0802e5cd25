import * as z from 'zod/mini';
import { LOCALES } from '../../localization/localized.ts';
import { makeId } from '../../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { readJson } from '../../strict-json.ts';
import { findTemplate, insertTemplate, readTemplates, type TemplateRow } from './template-queries.ts';
import { fillIn, placesOf, templateSchema } from './template-rules.ts';

const NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** @throws CommandError for what is no JSON, or does not fit. */
export function readTyped<T extends z.ZodMiniType>(schema: T, text: string, what: string): z.output<T> {
  const json = readJson(text);
  if (json === undefined) throw new CommandError(`${what} is not JSON.`);
  const read = schema.safeParse(json);
  if (!read.success) throw new CommandError(z.prettifyError(read.error));
  return read.data;
}

/** The text in the three languages, as players read it. */
export const sayTexts = (
  text: Pick<TemplateRow, 'title' | 'body'>,
  values: (locale: (typeof LOCALES)[number]) => Readonly<Record<string, string>> = () => ({}),
): string =>
  LOCALES.map((locale) => {
    const { title, paragraphs } = fillIn(text, locale, values(locale));
    return [`[${locale}] ${title}`, ...paragraphs].join('\n');
  }).join('\n\n');

/** @throws CommandError when there is none */
export async function wantedTemplate(
  tx: Parameters<typeof findTemplate>[0],
  name: string,
): Promise<TemplateRow> {
  const template = await findTemplate(tx, name);
  if (!template) throw new CommandError(`There is no template "${name}". See: mail-template list.`);
  return template;
}

const save: OperatorCommand = {
  name: 'mail-template save',
  usage: '<name> <json: category, title, body, links>',
  about:
    'Saves a text in three languages; {name} is a place to be filled in. What was sent with it before stays.',
  async run({ tx, args, actor, now, random }) {
    const name = requireArgument(args, 0, 'the name');
    if (!NAME.test(name))
      throw new CommandError('A name is small letters, digits and dashes, like spring-fair.');
    const terms = readTyped(
      templateSchema,
      requireArgument(args, 1, 'the template, as JSON'),
      'The template',
    );
    const row = { ...terms, id: makeId(now, random(10)), name, savedBy: actor, savedAt: now };
    await insertTemplate(tx, row);
    const places = placesOf(row);
    return {
      say: `Template ${name} (${row.category}) is saved; to be filled in: ${places.join(', ') || 'nothing'}.`,
      subject: `mail template ${name}`,
      details: { version: row.id, category: row.category, title: row.title.en },
    };
  },
};

const list: OperatorCommand = {
  name: 'mail-template list',
  usage: '',
  about: 'Lists the templates of mails.',
  async run({ tx }) {
    const lines = (await readTemplates(tx)).map((row) =>
      [row.name, row.category, row.title.en, `saved ${sayTime(row.savedAt)} by ${row.savedBy}`].join('\t'),
    );
    return { say: lines.join('\n') || 'There is no template.', subject: null };
  },
};

const show: OperatorCommand = {
  name: 'mail-template show',
  usage: '<name>',
  about: 'Shows a template in three languages.',
  async run({ tx, args }) {
    const template = await wantedTemplate(tx, requireArgument(args, 0, 'the name'));
    const { name, category, links } = template;
    const head = `${name}\t${category}\tleads to ${links.join(', ') || 'nothing'}\tto be filled in: ${placesOf(template).join(', ') || 'nothing'}`;
    return { say: `${head}\n\n${sayTexts(template)}`, subject: null };
  },
};

export const TEMPLATE_COMMANDS: readonly OperatorCommand[] = [save, list, show];
