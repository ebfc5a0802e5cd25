import * as z from 'zod/mini';
import { appConfigSchema } from '../../contract/config/app-config.ts';
import { configEntry } from '../config-entry.ts';
import { DEFAULT_RATE_LIMITS, rateLimitsSchema } from '../http/rate-rules.ts';

export const maintenanceConfig = configEntry(
  'maintenance',
  z.object({
    status: z.int().check(z.minimum(0), z.maximum(1)),
    until: z.nullable(z.int()),
  }),
  { status: 0, until: null },
);

export const rateLimitsConfig = configEntry('rateLimits', rateLimitsSchema, DEFAULT_RATE_LIMITS);

export const platformsConfig = configEntry('platforms', appConfigSchema.shape.platforms, [
  { id: 0, name: 'mobile' },
  { id: 1, name: 'desktop' },
]);

export const propsConfig = configEntry(
  'props',
  appConfigSchema.shape.propConfigMap,
  Object.fromEntries([2001, 2002, 4001, 60001].map((id) => [String(id), { num: 1 }])),
);

export const imagesConfig = configEntry('images', appConfigSchema.shape.genericImages, []);
