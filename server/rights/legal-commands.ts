import { LEGAL_DOCUMENTS, type LegalDocumentName } from '../../contract/rights/legal-calls.ts';
import { LOCALES } from '../localization/localized.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { insertLegalVersion, lockLegalVersions, readPublishedVersions } from './legal-queries.ts';

function readDocument(text: string): LegalDocumentName {
  const found = LEGAL_DOCUMENTS.find((name) => name === text);
  if (!found) throw new CommandError(`There is no text "${text}": ${LEGAL_DOCUMENTS.join(' or ')}.`);
  return found;
}

/** `en=…`, `fil=…`, `zh-CN=…`, and `from=YYYY-MM-DD` where it does not hold at once. */
function readParts(args: readonly string[]): Map<string, string> {
  const parts = args.map((arg) => {
    const at = arg.indexOf('=');
    return [arg.slice(0, at), arg.slice(at + 1).trim()] as const;
  });
  return new Map(parts);
}

function readStart(text: string | undefined, now: number): number {
  if (text === undefined) return now;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new CommandError(`"${text}" is not a day like 2027-01-31.`);
  if (at < now) throw new CommandError(`${text} is in the past: a new version cannot apply retroactively.`);
  return at;
}

const publish: OperatorCommand = {
  name: 'legal publish',
  usage: 'terms|privacy "en=<what is new>" "fil=…" "zh-CN=…" [from=YYYY-MM-DD]',
  about: 'Publishes a new version of a text: players must agree to it before further deposits and stakes.',
  async run({ tx, args, now }) {
    const document = readDocument(requireArgument(args, 0, 'terms or privacy'));
    const parts = readParts(args.slice(1));
    const changes = Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        requireArgument([parts.get(locale) ?? ''], 0, `what is new, as "${locale}=…"`),
      ]),
    );
    const inForceAt = readStart(parts.get('from'), now);
    await lockLegalVersions(tx);
    const version = (await insertLegalVersion(tx, { document, now, inForceAt, changes })) ?? 0;
    return {
      say: `${document}: version ${version}, in force from ${sayTime(inForceAt)}.`,
      subject: document,
      details: { document, version, inForceAt, changes },
    };
  },
};

const list: OperatorCommand = {
  name: 'legal list',
  usage: '',
  about: 'Lists the versions of both texts, and how many of the open accounts have agreed to each.',
  async run({ tx }) {
    const rows = await readPublishedVersions(tx);
    const lines = rows.map(({ document, version, inForceAt, accepted, of }) =>
      [document, version, `from ${sayTime(inForceAt)}`, `agreed ${accepted} of ${of}`].join('\t'),
    );
    return { say: lines.join('\n'), subject: null };
  },
};

export const LEGAL_COMMANDS: readonly OperatorCommand[] = [list, publish];
