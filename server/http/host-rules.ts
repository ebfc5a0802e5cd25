import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Which of our two origins a listener is. */
export type OriginName = 'publicOrigin' | 'gamesOrigin';
type HostSettings = Pick<Settings, OriginName | 'isSandbox'>;

/** A balancer asks for these by an address of the machine; their answers hold nothing of the Host. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Name or address, and port. */
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(?::(\d{1,5}))?$/;

/** Addresses that are not public: this machine, its link and private networks. */
const nearBy = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  nearBy.addSubnet(network, bits, 'ipv4');
}
nearBy.addAddress('::1', 'ipv6');
nearBy.addSubnet('fc00::', 7, 'ipv6');
nearBy.addSubnet('fe80::', 10, 'ipv6');

function isNearBy(name: string): boolean {
  // With its dot it is the same name: some resolvers and people write the root of names out.
  if (name === 'localhost' || name === 'localhost.') return true;
  if (isIPv4(name)) return nearBy.check(name, 'ipv4');
  const address = name.startsWith('[') ? name.slice(1, -1) : '';
  return isIPv6(address) && nearBy.check(address, 'ipv6');
}

/**
 * Whether a listener answers for `host` (of a request, with its port): the one of its origin; in the sandbox also this
 * machine's and its network's addresses, so that one machine needs no configuration.
 */
export function isOwnHost(host: string, settings: HostSettings, listener: OriginName): boolean {
  const [, name, port] = HOST.exec(host.toLowerCase()) ?? [];
  if (!name || Number(port ?? 80) > 65_535) return false;
  const own = settings[listener];
  if (own !== null && isHostOf(new URL(own), name, port)) return true;
  return settings.isSandbox && isNearBy(name);
}

function isHostOf(origin: URL, name: string, port: string | undefined): boolean {
  const usual = origin.protocol === 'https:' ? '443' : '80';
  return origin.hostname === name && (origin.port || usual) === String(Number(port ?? usual));
}

/** Two Host headers may be read differently by a balancer and by us. */
const hasTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((entry, at) => at % 2 === 0 && entry.toLowerCase() === 'host').length > 1;

/** The host in the request line itself, as in requests to a proxy; null when it is only a path. */
function hostInLine(url: string): string | null {
  if (url.startsWith('/') || url === '*') return null;
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
}

/**
 * Accepts only requests for this listener's host: messages, redirects, policies and payment addresses are built from
 * the host, so a foreign one must be rejected. Runs before all other hooks.
 */
export function addHostRule(app: FastifyInstance, settings: HostSettings, listener: OriginName): void {
  app.addHook('onRequest', async (request, reply) => {
    const reject = (status: number, text: string) =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
    if (hasTwoHosts(request)) return reject(400, 'One Host header is needed.');
    if (PROBES.has(request.url.split('?', 1)[0] ?? '')) return;
    const hosts = [request.host, hostInLine(request.raw.url ?? '/') ?? request.host];
    if (hosts.every((host) => isOwnHost(host, settings, listener))) return;
    return reject(421, 'This server does not answer for that host.');
  });
}
