import * as z from 'zod/mini';

/** Above `PORT`, of the sandbox's aggregator. */
const AGGREGATOR_PORT = 4;
const ANSWER_MS = 1_000;

const callsSchema = z.array(
  z.object({
    at: z.number(),
    /** `in`: it was called; `out`: it has called the platform's wallet. */
    direction: z.enum(['in', 'out']),
    method: z.string(),
    path: z.string(),
    status: z.string(),
    ms: z.number(),
  }),
);

export type AggregatorCall = z.output<typeof callsSchema>[number];

/** The last calls of the sandbox's aggregator, the newest first; null where it does not run. @param port of the platform */
export async function fetchAggregatorCalls(port: number): Promise<readonly AggregatorCall[] | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port + AGGREGATOR_PORT}/calls`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return callsSchema.parse(await response.json());
  } catch {
    return null;
  }
}
