import type { LotteryDraw } from '../../../../contract/lottery/lottery-calls.ts';
import { LOTTERY_PRODUCTS, type LotteryProduct } from '../../../../contract/lottery/lottery-terms.ts';
import { drawLottery, lotteryNumber } from '../../../../maths/lottery.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import type { LinkPlace } from '../../../../maths/seed-chain.ts';
import { verifyLottery } from '../../../../maths/verify-lottery.ts';
import type { DrawEntries } from './lottery-entries.ts';

/** What is typed in, or came with the address. */
export interface LotteryInput {
  readonly product: LotteryProduct;
  /** Of the round; empty where only figures are given. */
  readonly number: string;
  readonly commit: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** The number drawn, with all its digits. */
  readonly result: string;
  /** Of the link in its chain, and the published link of that; empty for a draw with a seed of its own. */
  readonly position: string;
  readonly lastLink: string;
  /** The mix of the hashes of all purchases; empty by rules without it. */
  readonly hashMix: string;
}

export const LOTTERY_FIGURES = [
  'commit',
  'serverSeed',
  'clientSeed',
  'result',
  'position',
  'lastLink',
  'hashMix',
] as const;
export type LotteryFigure = (typeof LOTTERY_FIGURES)[number];
export type TypedLottery = Pick<LotteryInput, LotteryFigure>;

export const EMPTY_LOTTERY: LotteryInput = {
  product: 'daily',
  number: '',
  commit: '',
  serverSeed: '',
  clientSeed: '',
  result: '',
  position: '',
  lastLink: '',
  hashMix: '',
};

const MAX_INPUT_LENGTH = 120;

/** The fields of `/fair?lottery=…`; null for another address. */
export function readLotteryInput(search: string): LotteryInput | null {
  const query = new URLSearchParams(search);
  const product = LOTTERY_PRODUCTS.find((known) => known === query.get('lottery'));
  if (!product) return null;
  const of = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_INPUT_LENGTH);
  return {
    product,
    number: of('number'),
    commit: of('commit'),
    serverSeed: of('serverSeed'),
    clientSeed: of('clientSeed'),
    result: of('result'),
    position: of('position'),
    lastLink: of('lastLink'),
    hashMix: of('hashMix'),
  };
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/i;

/** Which typed figures cannot be worked with; empty when all can. */
export function listLotteryErrors(input: TypedLottery): LotteryFigure[] {
  const hasNoChain = input.position === '' && input.lastLink === '';
  const isRight: Record<LotteryFigure, boolean> = {
    commit: HEX_32_BYTES.test(input.commit),
    serverSeed: HEX_32_BYTES.test(input.serverSeed),
    clientSeed: HEX_32_BYTES.test(input.clientSeed),
    result: /^\d{1,6}$/.test(input.result),
    position: hasNoChain || /^[1-9]\d{0,8}$/.test(input.position),
    lastLink: hasNoChain || HEX_32_BYTES.test(input.lastLink),
    hashMix: input.hashMix === '' || HEX_32_BYTES.test(input.hashMix),
  };
  return LOTTERY_FIGURES.filter((figure) => !isRight[figure]);
}

export interface LotteryVerdict {
  readonly isSeedKept: boolean;
  readonly isOutcomeSame: boolean;
  /** What the seeds give. */
  readonly drawn: string;
  readonly figures: Pick<TypedLottery, 'commit' | 'serverSeed' | 'clientSeed'>;
  /** Of the server seed in its chain; null for a seed of its own. */
  readonly place: LinkPlace | null;
  /** What the purchases must come to; null where nothing is known of them. */
  readonly entries: DrawEntries | null;
}

/**
 * What typed figures give; null when `listLotteryErrors` finds any.
 * @param round whose purchases can be asked for; null where it is not known
 */
export function judgeLotteryFigures(
  input: TypedLottery,
  round: Pick<LotteryInput, 'product' | 'number'> | null = null,
): LotteryVerdict | null {
  if (listLotteryErrors(input).length > 0) return null;
  const [commit, serverSeed, clientSeed] = [input.commit, input.serverSeed, input.clientSeed].map((figure) =>
    figure.toLowerCase(),
  ) as [string, string, string];
  const digits = input.result.length;
  const drawn = lotteryNumber(drawLottery(digits, serverSeed, clientSeed), digits);
  const position = Number(input.position);
  const lastLink = input.lastLink.toLowerCase();
  const hashMix = input.hashMix.toLowerCase();
  const isFirst = position === 1;
  return {
    isSeedKept: commitOf(serverSeed) === commit && (!isFirst || commit === lastLink),
    isOutcomeSame: drawn === input.result,
    drawn,
    figures: { commit, serverSeed, clientSeed },
    place: lastLink === '' ? null : { link: serverSeed, position, lastLink },
    entries:
      round && /^[1-9]\d{0,8}$/.test(round.number) && hashMix !== ''
        ? { product: round.product, number: Number(round.number), commit, hashMix, clientSeed }
        : null,
  };
}

/** Works a draw of the platform out again, and compares. Null for maths that this build does not know. */
export function judgeLottery(draw: LotteryDraw): LotteryVerdict | null {
  const checked = verifyLottery(draw);
  if (!checked) return null;
  const { product, number } = draw;
  const { commit, serverSeed, clientSeed, hashMix, chain } = draw.proof;
  const { digits } = draw.terms;
  return {
    ...checked,
    drawn: lotteryNumber(drawLottery(digits, serverSeed, clientSeed), digits),
    figures: { commit, serverSeed, clientSeed },
    place: chain && { link: serverSeed, position: chain.position, lastLink: chain.lastLink },
    entries: hashMix === null ? null : { product, number, commit, hashMix, clientSeed },
  };
}
