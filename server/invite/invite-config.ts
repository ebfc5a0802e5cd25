import * as z from 'zod/mini';
import { MAX_MULTIPLE } from '../../contract/rewards/bonus-rules.ts';
import { MAX_SECTORS, MIN_SECTORS } from '../../maths/invite-wheel.ts';
import { configCentsSchema, configEntry } from '../config-entry.ts';

/** The largest prize of one spin. Cents. */
const MAX_PRIZE = 100_000;
const peso = 100;
const boundedInt = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** What each sector of the wheel pays, clockwise from the top: a spin pays ₱3.81 on average. */
const SECTORS = [20, 1, 2, 5, 1, 2, 1, 5, 10, 1, 2, 1, 5, 2, 1, 2].map((pesos) => pesos * peso);

/** Config of the invite spin. */
export const inviteSpinConfig = configEntry(
  'inviteSpin',
  z.object({
    /** All are equally likely. Cents. */
    sectors: z
      .array(configCentsSchema.check(z.minimum(1), z.maximum(MAX_PRIZE)))
      .check(z.minLength(MIN_SECTORS), z.maxLength(MAX_SECTORS)),
    /** From here on what was won can be cashed out before the period ends. Cents. */
    target: configCentsSchema.check(z.minimum(1)),
    periodDays: boundedInt(1, 60),
    /** One a UTC day at most. */
    sharesPerPeriod: boundedInt(0, 60),
    friendsPerPeriod: boundedInt(0, 100),
    /** Real-money bets of a friend, won or lost, as they count. Cents. */
    friendTurnover: configCentsSchema.check(z.minimum(1)),
    multiple: boundedInt(0, MAX_MULTIPLE),
    /** All that periods may cost, to everybody together. No period begins that could exceed it. Cents. */
    budget: configCentsSchema,
  }),
  {
    sectors: SECTORS,
    target: 50 * peso,
    periodDays: 7,
    sharesPerPeriod: 5,
    friendsPerPeriod: 10,
    friendTurnover: 500 * peso,
    multiple: 5,
    budget: 100_000 * peso,
  },
  { movesMoney: true },
);
