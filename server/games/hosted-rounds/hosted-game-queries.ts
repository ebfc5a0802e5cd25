import { GameStatus, GameType } from '../../../contract/ids.ts';
import type { Tx } from '../../db/sql.ts';
import { GAME_BRANDS } from '../catalogue/shelves.ts';

/** Ids of studios' games begin here: those of ours have three digits. */
const FIRST_ID = 100_000;

/** A studio's game as it is played now. */
export interface HostedGame {
  readonly slug: string;
  /** Counts the studios' games from 1. */
  readonly place: number;
  readonly name: string;
  /** Of its base mode, in basis points. */
  readonly rtpBp: number;
  /** Cents. */
  readonly minBet: number;
  readonly maxBet: number;
}

/** Writes the row by which a studio's game is launched, staked in and recorded. The lobby does not show it yet. */
export async function saveHostedGame(tx: Tx, { place, ...game }: HostedGame): Promise<void> {
  const row = {
    ...game,
    id: FIRST_ID + place,
    aliases: [],
    typeId: GameType.slots,
    brandId: GAME_BRANDS[0]?.id ?? 1,
    volatility: 3,
    tags: [],
    features: [],
    popularity: 0,
    status: GameStatus.open,
    isHosted: true,
  };
  await tx`
    insert into games ${tx(row)}
    on conflict (id) do update set name = excluded.name, rtp_bp = excluded.rtp_bp, min_bet = excluded.min_bet,
      max_bet = excluded.max_bet`;
}
