import { onRunDatabase } from './run-database.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Points, as the prize of a week that is over. */
const PRIZE = [{ propId: 2002, count: 30_000 }];

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const mondayOf = (at: number): number => at - ((at - 4 * DAY_MS) % WEEK_MS);

/** Places as the job leaves them after minutes of play: hundredths of the stake, on the boards of now and of last week. */
export async function placePlayers(multiples: Readonly<Record<string, number>>): Promise<void> {
  const now = Date.now();
  const week = dateOf(mondayOf(now));
  await onRunDatabase(async (sql) => {
    for (const [account, multiple] of Object.entries(multiples))
      for (const [board, since] of [
        ['day', dateOf(now)],
        ['week', week],
        ['slots', week],
      ] as const)
        await sql`
          insert into rank_bests (player_id, board, since, multiple, won_at)
          select id, ${board}, ${since}, ${multiple}, ${now} from players where account_key = ${account}
          on conflict (player_id, board, since) do update set multiple = excluded.multiple`;
  });
}

/** The player took the second place of last week’s tournament. */
export async function winLastWeek(account: string): Promise<void> {
  const now = Date.now();
  const week = dateOf(mondayOf(now) - WEEK_MS);
  await onRunDatabase(async (sql) => {
    await sql`insert into slots_hack_weeks (week, closed_at) values (${week}, ${now}) on conflict do nothing`;
    await sql`
      insert into slots_hack_winners (player_id, week, place, multiple, won_at, rewards)
      select id, ${week}, coalesce((select max(place) from slots_hack_winners where week = ${week}), 0) + 1, 2500,
        ${now - WEEK_MS}, ${sql.json(PRIZE)}
      from players where account_key = ${account}`;
  });
}
