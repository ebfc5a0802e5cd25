import { randomUUID } from 'node:crypto';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { MAX_KYC_IMAGE_BYTES } from '../../../contract/limits.ts';
import { AVATAR_BYTES } from '../../../contract/profile/profile-rules.ts';
import { MAX_SUPPORT_IMAGE_BYTES } from '../../../contract/support/support-rules.ts';
import { registration } from '../support/accounts.ts';
import { type Called, COMMON, post } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import type { HostileFile, Room } from './hostile-files.ts';
import { makePng } from './png-parts.ts';
import { readPeakMiB, readRssMiB, resetPeak, startServerProcess, watchChildren } from './server-process.ts';

/** Concurrent uploads of one file. */
const AT_ONCE = 20;

export interface UploadWay extends Room {
  readonly name: string;
  readonly toBody: (image: string) => { call: string; body: Record<string, unknown> };
}

export const UPLOAD_WAYS: readonly UploadWay[] = [
  {
    name: 'an identity image',
    maxBytes: MAX_KYC_IMAGE_BYTES,
    maxPixels: 40_000_000,
    side: 600,
    toBody: (image) => ({ call: 'uploadKyc', body: { requestId: randomUUID(), side: 'front', image } }),
  },
  {
    name: 'an avatar',
    maxBytes: AVATAR_BYTES,
    maxPixels: 2_000_000,
    side: 200,
    toBody: (image) => ({ call: 'updateProfile', body: { image } }),
  },
  {
    name: 'a picture to customer service',
    maxBytes: MAX_SUPPORT_IMAGE_BYTES,
    maxPixels: 24_000_000,
    side: 300,
    toBody: (image) => ({
      call: 'uploadSupportImage',
      body: { requestId: randomUUID(), code: '', image },
    }),
  },
];

/** Effects of one file on the server, sent twenty times at once. */
interface HostileOutcome {
  readonly file: string;
  /** Memory of the server process above idle, in MiB. */
  readonly growthMiB: number;
  /** Answers that the file must not get; empty when all are correct. */
  readonly wrong: readonly string[];
}

interface WayOutcome {
  readonly files: readonly HostileOutcome[];
  /** Maximum memory of a decoder, in MiB, and maximum number of concurrent decoders. */
  readonly decoderMiB: number;
  readonly decodersAtOnce: number;
  /** Answer to a valid image afterwards. */
  readonly afterwards: string;
}

export interface AttackedServer {
  attack(way: UploadWay, files: readonly HostileFile[]): Promise<WayOutcome>;
  stop(): Promise<void>;
}

/**
 * A server process with one player whose uploads are not limited, so that every file reaches the decoder.
 * @throws Error when it rejects a valid image.
 */
export async function startAttackedServer({
  sql,
  url,
}: Pick<TestDatabase, 'sql' | 'url'>): Promise<AttackedServer> {
  const server = await startServerProcess(url);
  await sql`update config set value = jsonb_set(value, '{hourUploads}', '500') where key = 'kyc'`;
  await sql`update config set value = jsonb_set(value, '{limits,imagesPerHour}', '1000') where key = 'support'`;
  await sql`update config set value = jsonb_set(value, '{member,max}', '1000000') where key = 'rateLimits'`;
  const { data } = await post(server.url, 'accountRegist', { ...COMMON, ...registration() });
  const send = ({ toBody }: UploadWay, image: Buffer): Promise<Called> => {
    const { call, body } = toBody(image.toString('base64'));
    return post(server.url, call, { ...COMMON, ...body }, data.token);
  };
  const sendGood = async (way: UploadWay) => outcomeOf(await send(way, makePng(way.side, way.side)));
  for (const way of UPLOAD_WAYS) {
    const outcome = await sendGood(way);
    if (outcome !== 'taken') throw new Error(`a valid image as ${way.name} got ${outcome}`);
  }
  const restMiB = readRssMiB(server.pid);

  async function attackWith(way: UploadWay, file: HostileFile): Promise<HostileOutcome> {
    const image = await file.make(way);
    resetPeak(server.pid);
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => send(way, image)));
    const growthMiB = Math.round(readPeakMiB(server.pid) - restMiB);
    return { file: file.name, growthMiB, wrong: findWrong(sent, file) };
  }

  return {
    async attack(way, files) {
      const children = watchChildren(server.pid);
      const outcomes: HostileOutcome[] = [];
      for (const file of files) outcomes.push(await attackWith(way, file));
      const { peakMiB, mostAtOnce } = children.stop();
      return {
        files: outcomes,
        decoderMiB: peakMiB,
        decodersAtOnce: mostAtOnce,
        afterwards: await sendGood(way),
      };
    },
    stop: () => server.stop(),
  };
}

function findWrong(sent: readonly Called[], { answers }: HostileFile): string[] {
  const outcomes = sent.map(outcomeOf);
  const known: readonly string[] = [...answers, 'tooOften'];
  const wrong = [...new Set(outcomes)].filter((outcome) => !known.includes(outcome));
  if (outcomes.every((outcome) => outcome === 'tooOften')) wrong.push('none was looked at');
  if (sent.some(({ status, headers }) => status === 429 && !(Number(headers.get('retry-after')) > 0)))
    wrong.push('no Retry-After');
  return wrong;
}

const outcomeOf = ({ status, code }: Called): string =>
  status === 429
    ? 'tooOften'
    : code === 0
      ? 'taken'
      : (Object.entries(ERROR_CODES).find(([, known]) => known === code)?.[0] ?? `${status}`);
