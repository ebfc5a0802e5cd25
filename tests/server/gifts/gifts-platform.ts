import type { Gifts } from '../../../contract/gifts/gift-calls.ts';
import type { TestPlayer } from '../games/platform.ts';
import { useMall } from '../mall/mall-platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { operate, operateByTwo } from '../support/operators.ts';

/** A platform whose operator makes red packets. */
export function useGifts() {
  const mall = useMall();
  const { sql, clock } = mall;
  const byTwo = (...words: string[]) => operateByTwo(sql, clock.now(), words);
  const byOne = (...words: string[]) => operate(sql, clock.now(), 'olive', words);
  const giftsOf = async (player: TestPlayer): Promise<Gifts> => (await mall.ask('getGifts', player)).data;

  /** A packet from now on for a day. */
  async function makePacket(points: number, pieces: number): Promise<string> {
    const said = await byTwo(
      'packet',
      'create',
      JSON.stringify({
        name: { en: 'Lunar New Year', fil: 'Bagong Taon', 'zh-CN': '新年红包' },
        points,
        pieces,
        from: new Date(clock.now()).toISOString(),
        until: new Date(clock.now() + DAY).toISOString(),
      }),
    );
    const [, id] = /Packet (\S+):/.exec(said) ?? [];
    if (!id) throw new Error(said);
    return id;
  }

  /** Points that are held for packets. */
  async function heldPoints(): Promise<number> {
    const [row] = await sql<[{ sum: number }]>`
      select coalesce(sum(amount), 0)::bigint as sum from entries where account = 'house:points:packets'`;
    return row.sum;
  }

  return { ...mall, byTwo, byOne, giftsOf, makePacket, heldPoints };
}
