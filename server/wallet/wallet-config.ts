import * as z from 'zod/mini';
import { appConfigSchema } from '../../contract/config/app-config.ts';
import { configCentsSchema, configEntry } from '../config-entry.ts';

export const depositConfig = configEntry(
  'deposit',
  z.object({ minRechargeStatus: z.int().check(z.minimum(0), z.maximum(1)) }),
  { minRechargeStatus: 1 },
  { movesMoney: true },
);

export const safeboxConfig = configEntry(
  'safebox',
  z.object({
    /** Of one movement, unless it is all there is. */
    minAmount: configCentsSchema.check(z.minimum(1)),
    maxHeld: configCentsSchema.check(z.minimum(1)),
  }),
  { minAmount: 100, maxHeld: 1_000_000_000 },
  { movesMoney: true },
);

export const eWalletsConfig = configEntry('eWallets', z.array(z.object({ id: z.int(), name: z.string() })), [
  { id: 1, name: 'GCash' },
  { id: 2, name: 'Maya' },
  { id: 3, name: 'ShopeePay' },
]);

export const banksConfig = configEntry('banks', appConfigSchema.shape.rechargeBank, [
  { id: 1, name: 'BDO Unibank' },
  { id: 2, name: 'BPI' },
  { id: 3, name: 'Metrobank' },
  { id: 4, name: 'Landbank' },
  { id: 5, name: 'UnionBank' },
  { id: 6, name: 'Security Bank' },
]);
