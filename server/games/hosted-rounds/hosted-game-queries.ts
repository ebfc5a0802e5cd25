import { GameStatus, GameType } from '../../../contract/ids.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { idOfBrand } from '../game-brand-queries.ts';

/** Ids of studios' games begin here: those of ours have three digits. */
export const FIRST_GAME = 100_000;

/** A studio's game as it is played now. */
export interface HostedGame {
  readonly slug: string;
  /** Counts the studios' games from 1. */
  readonly place: number;
  readonly name: string;
  /** Name of its studio. */
  readonly brand: string;
  /** Address of its poster on the app's origin. */
  readonly poster: string;
  /** Of its base mode, in basis points. */
  readonly rtpBp: number;
  /** 1 calm to 5 wild. */
  readonly volatility: number;
  /** Cents. */
  readonly minBet: number;
  readonly maxBet: number;
  /** Of its version, `<game>@<version>`. */
  readonly maths: string;
  /** At least one. A version has the same ones always. */
  readonly modes: readonly ModeWeight[];
}

interface ModeWeight {
  readonly mode: string;
  /** What a stake in it counts toward rewards, in basis points. */
  readonly weight: number;
}

/** Writes the row by which a studio's game is listed, launched, staked in and recorded. It is open from now on. */
export async function saveHostedGame(
  tx: Tx,
  { place, brand, maths, modes, ...game }: HostedGame,
): Promise<void> {
  const row = {
    ...game,
    id: FIRST_GAME + place,
    aliases: [],
    typeId: GameType.slots,
    brandId: await idOfBrand(tx, brand),
    tags: [],
    features: [],
    popularity: 0,
    status: GameStatus.open,
    isHosted: true,
    releasedMaths: maths,
    leastWeight: Math.min(...modes.map(({ weight }) => weight)),
  };
  await tx`
    insert into games ${tx(row)}
    on conflict (id) do update set name = excluded.name, brand_id = excluded.brand_id, poster = excluded.poster,
      rtp_bp = excluded.rtp_bp, volatility = excluded.volatility, min_bet = excluded.min_bet,
      max_bet = excluded.max_bet, status = excluded.status, least_weight = excluded.least_weight,
      released_maths = excluded.released_maths`;
  await tx`
    insert into mode_weights ${tx(modes.map(({ mode, weight }) => ({ maths, mode, weight })))}
    on conflict do nothing`;
}

/** What a stake in a studio's game counts at least, whatever its mode; in one that its server decides it is what all stakes count. */
export const readLeastWeights = (db: Db): Promise<{ gameId: number; weight: number }[]> =>
  db<{ gameId: number; weight: number }[]>`
    select id as game_id, least_weight as weight from games where least_weight is not null order by id`;

/** The game is listed as in maintenance, and no version of it takes stakes, until one is released again. */
export async function closeHostedGame(tx: Tx, slug: string): Promise<void> {
  await tx`
    update games set status = ${GameStatus.maintenance}, released_maths = null where slug = ${slug} and is_hosted`;
}
