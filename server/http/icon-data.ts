import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, object>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

/** The requested icons of a set, with the aliases and parents they need; unknown names are listed as such. */
export function pickIcons(set: IconSet, names: readonly string[]): Record<string, unknown> {
  const icons: Record<string, object> = {};
  const aliases: Record<string, object> = {};
  const unknown: string[] = [];
  for (const name of names) {
    const alias = set.aliases && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
    const source = alias ? alias.parent : name;
    const icon = Object.hasOwn(set.icons, source) ? set.icons[source] : undefined;
    if (!icon) unknown.push(name);
    else icons[source] = icon;
    if (icon && alias) aliases[name] = alias;
  }
  const { prefix, width, height } = set;
  return {
    prefix,
    ...(width && { width }),
    ...(height && { height }),
    icons,
    ...(Object.keys(aliases).length > 0 && { aliases }),
    ...(unknown.length > 0 && { not_found: unknown }),
  };
}

/** `/icons/<prefix>.json?icons=a,b`, the protocol of the icon component, from data of our own. */
export function addIconData(app: FastifyInstance, artFolder: string): void {
  const sets = new Map<string, IconSet | null>();
  const readSet = (prefix: string): IconSet | null => {
    const known = sets.get(prefix);
    if (known !== undefined) return known;
    const path = join(artFolder, 'icons', `${prefix}.json`);
    const set = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as IconSet) : null;
    if (set) sets.set(prefix, set);
    return set;
  };
  // Only sets: the page's own icons have the same path prefix.
  const path = '/icons/:file(^[a-z0-9-]{1,40}\\.json$)';
  app.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(path, (request, reply) => {
    const prefix = request.params.file.slice(0, -'.json'.length);
    const set = readSet(prefix);
    if (!set) return reply.code(404).send({ error: 'there is no icon set of this name' });
    // A parameter that comes twice is a list.
    const { icons = '' } = request.query;
    if (typeof icons !== 'string') return reply.code(400).send({ error: 'icons must be given once' });
    const names = icons.split(',').filter(Boolean);
    reply.header('cache-control', 'public, max-age=604800');
    return reply.send(names.length > 0 ? pickIcons(set, names) : set);
  });
}
