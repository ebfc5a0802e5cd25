import type { Db, Tx } from '../db/sql.ts';
import type { LocalizedText } from '../localization/localized.ts';

export interface NewPacket {
  readonly id: string;
  readonly name: LocalizedText;
  readonly points: number;
  readonly pieces: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface PacketRow extends NewPacket {
  readonly stoppedAt: number | null;
}

export async function insertPacket(tx: Tx, packet: NewPacket, pieces: readonly number[]): Promise<void> {
  const { id, name, points, startsAt, endsAt } = packet;
  await tx`
    insert into red_packets (id, name, points, pieces, starts_at, ends_at)
    values (${id}, ${tx.json({ ...name })}, ${points}, ${pieces.length}, ${startsAt}, ${endsAt})`;
  await tx`
    insert into red_packet_pieces (packet_id, number, points)
    select ${id}, number, points from unnest(${[...pieces]}::integer[]) with ordinality as piece (points, number)`;
}

/** Shared until the transaction ends: a stop waits for those who open a piece, and they not for each other. */
export async function lockPacketShared(tx: Tx, id: string): Promise<PacketRow | undefined> {
  const [row] = await tx<PacketRow[]>`select * from red_packets where id = ${id} for share`;
  return row;
}

export async function lockPacket(tx: Tx, id: string): Promise<PacketRow | undefined> {
  const [row] = await tx<PacketRow[]>`select * from red_packets where id = ${id} for update`;
  return row;
}

interface Piece {
  readonly number: number;
  readonly points: number;
}

export async function findOpenedPiece(
  tx: Tx,
  packetId: string,
  playerId: string,
): Promise<Piece | undefined> {
  const [row] = await tx<Piece[]>`
    select number, points from red_packet_pieces where packet_id = ${packetId} and player_id = ${playerId}`;
  return row;
}

/** The next piece that nobody has and nobody is about to take; undefined when none is left. */
export async function claimPiece(
  tx: Tx,
  { packetId, playerId, now }: { readonly packetId: string; readonly playerId: string; readonly now: number },
): Promise<Piece | undefined> {
  const [row] = await tx<Piece[]>`
    update red_packet_pieces set player_id = ${playerId}, opened_at = ${now}
    where packet_id = ${packetId} and number = (
      select number from red_packet_pieces
      where packet_id = ${packetId} and player_id is null
      order by number limit 1 for update skip locked)
    returning number, points`;
  return row;
}

interface PacketOffer extends PacketRow {
  readonly left: number;
  /** Null where the player has not opened it. */
  readonly found: number | null;
}

/** Those that run, the first to end first. */
export const readRunningPackets = (
  db: Db,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<PacketOffer[]> =>
  db<PacketOffer[]>`
    select packet.*,
      (select count(*)::int from red_packet_pieces as piece
        where piece.packet_id = packet.id and piece.player_id is null) as left,
      (select points from red_packet_pieces as piece
        where piece.packet_id = packet.id and piece.player_id = ${playerId}) as found
    from red_packets as packet
    where starts_at <= ${now} and ends_at > ${now} and stopped_at is null
    order by ends_at, id limit 20`;

interface PacketState extends PacketRow {
  readonly left: number;
  readonly pointsLeft: number;
}

export const readPackets = (db: Db, most: number): Promise<PacketState[]> =>
  db<PacketState[]>`
    select packet.*, count(piece.number) filter (where piece.player_id is null)::int as left,
      coalesce(sum(piece.points) filter (where piece.player_id is null), 0)::bigint as points_left
    from red_packets as packet join red_packet_pieces as piece on piece.packet_id = packet.id
    group by packet.id order by ends_at desc, packet.id limit ${most}`;

/** Points of the pieces that nobody has. */
export async function sumLeft(tx: Tx, packetId: string): Promise<number> {
  const [row] = await tx<[{ points: number }]>`
    select coalesce(sum(points), 0)::bigint as points from red_packet_pieces
    where packet_id = ${packetId} and player_id is null`;
  return row.points;
}

export async function updatePacketStopped(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update red_packets set stopped_at = ${now} where id = ${id}`;
}

/** Packets that are over and still have their points, the first to end first. Locked; those that another process has are left out. */
export const lockEndedPackets = (tx: Tx, now: number, most: number): Promise<PacketRow[]> =>
  tx<PacketRow[]>`
    select * from red_packets where ends_at <= ${now} and stopped_at is null
    order by ends_at limit ${most} for update skip locked`;
