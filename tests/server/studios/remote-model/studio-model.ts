import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../../maths/seeded-random.ts';
import { UNIT } from '../remote/create-remote-platform.ts';

type Kind = 'bet' | 'win' | 'rollback';

interface Message {
  readonly kind: Kind;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly status: string;
  readonly balance?: number;
}

/** Delivers a message to the platform. */
type Deliver = (kind: Kind, body: object) => Promise<Answer>;

const RESOLUTION = 2 ** 20;

/** Numbers from 0 to below 1, the same for a seed. */
function randomOf(seed: number): () => number {
  const source = seededRandom(seed);
  return () => source.integer(RESOLUTION) / RESOLUTION;
}

/** What a studio holds to be true at the end. Amounts in cents. */
export interface StudioBooks {
  staked: number;
  won: number;
  /** How often its net lost a question or an answer, and how often a copy came again. */
  lost: number;
  copies: number;
  refused: number;
}

/**
 * A studio's server over a bad net, by a seed. It stakes several bets in rounds that run at once, pays and closes them, calls some off, and
 * keeps its own books by the answers that it gets: a bet without an answer is rolled back, wins and rollbacks are sent until they are
 * answered. Whatever was sent may come again at any later time, a bet after its rollback too.
 * @throws Error where a copy is answered otherwise than its first
 */
export async function runStudio(seed: number, deliver: Deliver): Promise<StudioBooks> {
  const random = randomOf(seed);
  const chance = (share: number) => random() < share;
  const upTo = (most: number) => Math.floor(random() * most);
  const books: StudioBooks = { staked: 0, won: 0, lost: 0, copies: 0, refused: 0 };
  const onTheWay: Message[] = [];
  const answers = new Map<string, string>();

  async function arrive({ kind, id, body }: Message): Promise<Answer> {
    const answer = await deliver(kind, { ...body, transaction_uuid: id });
    // A win that came before its bet is no answer that stays.
    if (answer.status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' && kind !== 'bet') return answer;
    const text = `${answer.status} ${answer.balance}`;
    const first = answers.get(id) ?? text;
    answers.set(id, first);
    if (text !== first) throw new Error(`seed ${seed}: ${kind} was answered ${first}, and then ${text}`);
    return answer;
  }

  /** @returns null where the question or its answer was lost */
  async function send(message: Message): Promise<Answer | null> {
    if (chance(0.35)) onTheWay.push(message);
    if (chance(0.12)) {
      books.lost += 1;
      return null;
    }
    const both = chance(0.15) ? [arrive(message), arrive(message)] : [arrive(message)];
    const [answer = null] = await Promise.all(both);
    // The platform has committed, and nobody hears of it.
    if (!chance(0.15)) return answer;
    books.lost += 1;
    return null;
  }

  async function sendUntilAnswered(message: Message): Promise<Answer> {
    for (;;) {
      const answer = await send(message);
      if (answer) return answer;
    }
  }

  const rollBack = (reference: string) =>
    sendUntilAnswered({
      kind: 'rollback',
      id: randomUUID(),
      body: { reference_transaction_uuid: reference },
    });

  async function* playRound(): AsyncGenerator<undefined, void> {
    const round = randomUUID();
    const placed: { readonly id: string; readonly stake: number }[] = [];
    const bets = 1 + upTo(2);
    for (let number = 0; number < bets; number += 1) {
      const id = randomUUID();
      const stake = 1 + upTo(300);
      const answer = await send({ kind: 'bet', id, body: { round, amount: stake * (UNIT / 100) } });
      yield;
      if (answer?.status === 'RS_OK') {
        placed.push({ id, stake });
        books.staked += stake;
      } else {
        if (answer) books.refused += 1;
        if (!answer || chance(0.5)) await rollBack(id);
      }
      yield;
    }
    const wins = upTo(4);
    for (let number = 0; number < wins; number += 1) {
      const bet = placed[upTo(placed.length)];
      if (!bet) return;
      const won = upTo(3) * upTo(400);
      const body = { reference_transaction_uuid: bet.id, amount: won * (UNIT / 100), round };
      const id = randomUUID();
      const answer = await sendUntilAnswered({
        ...{ kind: 'win', id },
        body: { ...body, round_closed: number === wins - 1 && chance(0.7) },
      });
      if (answer.status !== 'RS_OK') throw new Error(`seed ${seed}: a win was answered ${answer.status}`);
      books.won += won;
      yield;
    }
    if (!chance(0.2)) return;
    for (const bet of placed) {
      await rollBack(bet.id);
      books.staked -= bet.stake;
      yield;
    }
  }

  async function copyArrives(): Promise<void> {
    const [copy] = onTheWay.splice(upTo(onTheWay.length), 1);
    if (!copy) return;
    books.copies += 1;
    await arrive(copy);
  }

  const running = Array.from({ length: 2 + upTo(2) }, playRound);
  while (running.length > 0) {
    const at = upTo(running.length);
    const step = await running[at]?.next();
    if (step?.done) running.splice(at, 1);
    if (chance(0.3)) await copyArrives();
  }
  while (onTheWay.length > 0) await copyArrives();
  return books;
}
