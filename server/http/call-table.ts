import { ERROR_CODES } from '../../contract/errors.ts';
import { CALLS } from '../../contract/registry.ts';

/** The table of calls for the docs, made from the contract. */
export function callTable(): string {
  const served = [...CALLS.values()].map(({ name, access, envelope, about, errors }) => {
    const codes = errors.map((key) => `${ERROR_CODES[key]} ${key}`).join(', ');
    return `| \`${name}\` | ${access} | ${envelope} | ${about} | ${codes} |`;
  });
  return [
    '# Calls',
    '',
    'Made from contract/ by tests/contract/call-table.test.ts (`vitest -u`); do not edit.',
    '',
    'Every call is a `POST /app/v1/<name>` with a JSON body. Fields: `/openapi.json` of the running product.',
    '',
    '| call | access | envelope | what it does | errors of its own |',
    '|---|---|---|---|---|',
    ...served,
    '',
  ].join('\n');
}
