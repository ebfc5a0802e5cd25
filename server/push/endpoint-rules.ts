import { CallError } from '../call-error.ts';

interface Rules {
  /** Host names; `*.` stands for any name below. */
  readonly hosts: readonly string[];
  /** Address of the sandbox, whose push service is known too; null: this is none. */
  readonly sandbox: string | null;
}

/** The path of a device's endpoint at the sandbox's push service. */
const SANDBOX_PATH = /^\/push\/send\/[\w-]{1,200}$/;

const isAtSandbox = (text: string, sandbox: string): boolean =>
  text.startsWith(sandbox) && SANDBOX_PATH.test(text.slice(sandbox.length));

const matchesHost = (host: string, rule: string): boolean =>
  rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule;

/**
 * The address at a push service that a browser gave, as it was given. The server sends to it, so it may lead nowhere
 * but to a known push service: by https, by name, on the usual port, and without a name or password in it.
 * @throws CallError pushServiceUnknown
 */
export function readEndpoint(text: string, { hosts, sandbox }: Rules): string {
  if (sandbox !== null && isAtSandbox(text, sandbox)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  // What a parser would mend is refused: another parser might mend it to something else.
  const isPlain = url !== null && url.href === text && /^[\x21-\x7e]+$/.test(text);
  const isAllowed =
    isPlain &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    hosts.some((rule) => matchesHost(url.hostname, rule));
  if (isAllowed) return text;
  throw new CallError('pushServiceUnknown', 'the endpoint is at no known push service');
}
