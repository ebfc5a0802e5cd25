#!/usr/bin/env bash
# postgres 3.4.9 (postgres.js) with a PostgreSQL in WebAssembly (@electric-sql/pglite 0.5.14, pglite-socket 0.2.17).
#
# An array that is a parameter of a statement is taken for the type of its first element, not for an array of it. Texts and
# numbers have no type of their own there, so that a cast in the statement decides, and such arrays work. Booleans and dates
# have one: with the cast that works for texts the server refuses to cast one boolean, or one moment, to an array.
# `sql.array`, or texts that the statement casts again, do work.
#
# Seen: {"texts":["a","b"],"numbers":[1,2],"booleans":"cannot cast type boolean to boolean[]",
#   "dates":"cannot cast type timestamp with time zone to timestamp with time zone[]","byArray":[true,false],"byText":[true,false]}
# Fails when it is different.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postgres@3.4.9 @electric-sql/pglite@0.5.14 \
  @electric-sql/pglite-socket@0.2.17
cat > run.mjs <<'JS'
import net from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import postgres from 'postgres';

const probe = net.createServer();
await new Promise((done) => probe.listen(0, '127.0.0.1', done));
const { port } = probe.address();
await new Promise((done) => probe.close(done));
const db = await PGlite.create();
const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' });
await server.start();
const sql = postgres({ host: '127.0.0.1', port, username: 'postgres', database: 'postgres', max: 1 });
const valueOf = (query) =>
  query.then(
    ([{ value }]) => value,
    ({ message }) => message,
  );
const seen = {
  texts: await valueOf(sql`select ${['a', 'b']}::text[] as value`),
  numbers: await valueOf(sql`select ${[1, 2]}::integer[] as value`),
  booleans: await valueOf(sql`select ${[true, false]}::boolean[] as value`),
  dates: await valueOf(sql`select ${[new Date(0)]}::timestamptz[] as value`),
  byArray: await valueOf(sql`select ${sql.array([true, false])} as value`),
  byText: await valueOf(sql`select ${['true', 'false']}::text[]::boolean[] as value`),
};
console.log(JSON.stringify(seen));
await sql.end();
await server.stop();
await db.close();
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '{"texts":["a","b"],"numbers":[1,2],"booleans":"cannot cast type boolean to boolean[]","dates":"cannot cast type timestamp with time zone to timestamp with time zone[]","byArray":[true,false],"byText":[true,false]}' ]
