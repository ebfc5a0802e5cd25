import * as z from 'zod/mini';
import { fairSource, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { splitPacket } from '../../maths/split-packet.ts';
import { isUuid } from '../db/is-uuid.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { localizedSchema } from '../localization/localized.ts';
import { makeId } from '../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { readJson } from '../strict-json.ts';
import { closePacket } from './close-packet.ts';
import { insertPacket, lockPacket, type PacketRow, readPackets } from './packet-queries.ts';

const SHOWN_PACKETS = 100;

/** What an operator types to make a packet; times are ISO moments. */
const packetSchema = z.object({
  name: localizedSchema,
  points: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  pieces: z.int().check(z.minimum(1), z.maximum(100_000)),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});

function readTerms(text: string, now: number) {
  const json = readJson(text);
  if (json === undefined) throw new CommandError('The packet is not JSON.');
  const read = packetSchema.safeParse(json);
  if (!read.success) throw new CommandError(z.prettifyError(read.error));
  const { name, points, pieces, from, until } = read.data;
  const [startsAt, endsAt] = [Date.parse(from), Date.parse(until)];
  if (points < pieces) throw new CommandError('There are fewer points than pieces.');
  if (endsAt <= startsAt) throw new CommandError('The packet would end before it begins.');
  if (endsAt <= now) throw new CommandError('The packet would have ended already.');
  return { name, points, pieces, startsAt, endsAt };
}

const create: OperatorCommand = {
  name: 'packet create',
  usage: '<json: name, points, pieces, from, until>',
  about: 'Offers a red packet: points in pieces, of which each player opens one.',
  needsTwoOperators: true,
  async run({ tx, args, now, random }) {
    const { name, points, pieces, startsAt, endsAt } = readTerms(
      requireArgument(args, 0, 'the packet, as JSON'),
      now,
    );
    const id = makeId(now, random(10));
    const source = fairSource(Buffer.from(random(SERVER_SEED_BYTES)).toString('hex'), id);
    await insertPacket(
      tx,
      { id, name, points, pieces, startsAt, endsAt },
      splitPacket(points, pieces, source),
    );
    const entries = transfer(amountOf('points', points), {
      from: 'house:points',
      to: 'house:points:packets',
    });
    await postJournal(tx, {
      playerId: null,
      id: makeId(now, random(10)),
      kind: 'packetFilled',
      entries,
      at: now,
    });
    return {
      say: `Packet ${id}: ${name.en}, ${points} points in ${pieces} pieces, from ${sayTime(startsAt)} until ${sayTime(endsAt)}.`,
      subject: id,
      details: { points, pieces, startsAt, endsAt },
    };
  },
};

const stop: OperatorCommand = {
  name: 'packet stop',
  usage: '<id>',
  about: 'Ends a red packet at once; what was opened stays, the rest goes back.',
  async run({ tx, args, now, random }) {
    const id = requireArgument(args, 0, 'the packet');
    const row = isUuid(id) ? await lockPacket(tx, id) : undefined;
    if (!row) throw new CommandError(`There is no packet "${id}". See: packet list.`);
    if (row.stoppedAt !== null) throw new CommandError(`${row.name.en} ended ${sayTime(row.stoppedAt)}.`);
    const back = await closePacket(tx, { newId: () => makeId(now, random(10)) }, { id, now });
    return { say: `${row.name.en}: stopped, ${back} points are back.`, subject: id, details: { back } };
  },
};

const stateOf = ({ stoppedAt, startsAt, endsAt }: PacketRow, now: number): string => {
  if (stoppedAt !== null) return `ended ${sayTime(stoppedAt)}`;
  if (now < startsAt) return 'scheduled';
  return now < endsAt ? 'running' : 'ending';
};

const list: OperatorCommand = {
  name: 'packet list',
  usage: '',
  about: 'Lists red packets with their time, their pieces and what is left of them.',
  async run({ tx, now }) {
    const lines = (await readPackets(tx, SHOWN_PACKETS)).map((row) =>
      [
        row.id,
        row.name.en,
        stateOf(row, now),
        `${sayTime(row.startsAt)} to ${sayTime(row.endsAt)}`,
        `${row.pieces - row.left} of ${row.pieces} opened`,
        `${row.pointsLeft} of ${row.points} points left`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'There is no packet.', subject: null };
  },
};

export const PACKET_COMMANDS: readonly OperatorCommand[] = [list, create, stop];
