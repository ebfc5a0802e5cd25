import type { FastifyInstance } from 'fastify';
import { CustomerServiceType } from '../../contract/ids.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { customerServiceConfig } from '../config/public/market-config.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { originsOf, requestUrlOf } from '../http/origins.ts';

const PAGE = '/support/live-chat';
const SCRIPT = '/support/live-chat.js';

/** The provider's own hosts; nothing else may run, be shown or be called. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' https://cdn.livechatinc.com https://api.livechatinc.com https://secure.livechatinc.com",
  "style-src 'unsafe-inline' https://cdn.livechatinc.com",
  'img-src data: https://*.livechatinc.com https://*.livechat-files.com',
  'font-src https://cdn.livechatinc.com',
  'media-src https://cdn.livechatinc.com',
  'connect-src https://*.livechatinc.com wss://*.livechatinc.com',
  'frame-src https://secure.livechatinc.com',
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** What the provider's own code does for a page, with who writes: a member's number, or nothing. */
const CODE = `const { licence, group, player } = document.documentElement.dataset;
window.__lc = { license: Number(licence), group: Number(group), integration_name: 'manual_channels' };
const queue = [];
const widget = {
  _q: queue,
  _h: null,
  _v: '2.0',
  call: (...args) => (widget._h ? widget._h.apply(null, ['call', args]) : queue.push(['call', args])),
  on: (...args) => (widget._h ? widget._h.apply(null, ['on', args]) : queue.push(['on', args])),
};
window.LiveChatWidget = widget;
widget.call('set_session_variables', { player });
widget.call('maximize');
const script = document.createElement('script');
script.async = true;
script.src = 'https://cdn.livechatinc.com/tracking.js';
document.head.append(script);
`;

interface Licence {
  readonly licence: string;
  readonly group: string;
}

/** The licence of the first entry of the queue that has one; null: the built-in chat is used. */
async function findLicence(db: Db): Promise<Licence | null> {
  const queue = await readConfig(db, customerServiceConfig);
  const entry = queue
    .filter(({ itemType, param1 }) => itemType === CustomerServiceType.online && /^\d{1,12}$/.test(param1))
    .toSorted((a, b) => a.sort - b.sort)[0];
  return entry ? { licence: entry.param1, group: /^\d{1,9}$/.test(entry.param2) ? entry.param2 : '0' } : null;
}

const pageOf = ({ licence, group }: Licence, player: string): string =>
  `<!doctype html><html lang="en" data-licence="${licence}" data-group="${group}" data-player="${player}">` +
  `<head><meta charset="utf-8"><title>LiveChat</title></head><body><main><h1>LiveChat</h1></main><script src="${SCRIPT}"></script></body></html>`;

/**
 * `/support/live-chat` of the games' origin: LiveChat's widget in a page of its own, which the app frames when a player asks
 * for it. A third party's script never runs on the origin that has the player's token.
 */
export function addLiveChatPage(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: { player?: string } }>(PAGE, async (request, reply) => {
    const found = await findLicence(context.sql);
    reply.header('cache-control', 'no-store');
    if (!found) return reply.code(404).type('text/plain').send('Not found');
    const player = /^\d{1,15}$/.exec(String(request.query.player ?? ''))?.[0] ?? '';
    const ancestor = originsOf(requestUrlOf(request, context.settings, 'gamesOrigin'), context.settings).app;
    return reply
      .header('content-security-policy', [...POLICY, `frame-ancestors ${ancestor}`].join('; '))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(pageOf(found, player));
  });
  app.get(SCRIPT, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(CODE),
  );
}
