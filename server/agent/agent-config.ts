import * as z from 'zod/mini';
import { MAX_MULTIPLE } from '../../contract/rewards/bonus-rules.ts';
import { configCentsSchema, configEntry } from '../config-entry.ts';

const HOURS_OF_30_DAYS = 720;

/** Config of agents: what a friend does, and what the agent gets for it. */
export const agentConfig = configEntry(
  'agent',
  z.object({
    /** For each valid member, whatever they won or lost. */
    amount: configCentsSchema.check(z.minimum(1), z.maximum(100_000)),
    /** Bets before a withdrawal of it. */
    multiple: z.int().check(z.minimum(1), z.maximum(MAX_MULTIPLE)),
    /** Members for whom one agent is paid in a month. */
    monthMax: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** Real-money bets of a member, as they count: they cost more than the amount. */
    turnover: configCentsSchema.check(z.minimum(1)),
    /** Bets made in fewer rounds are reviewed. */
    minRounds: z.int().check(z.minimum(1), z.maximum(10_000)),
    /** How long after registration a code can be entered. */
    fillHours: z.int().check(z.minimum(1), z.maximum(HOURS_OF_30_DAYS)),
  }),
  { amount: 5_000, multiple: 3, monthMax: 30, turnover: 140_000, minRounds: 30, fillHours: 72 },
  { movesMoney: true },
);
