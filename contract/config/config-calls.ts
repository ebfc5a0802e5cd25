import * as z from 'zod/mini';
import { defineCall, emptyBodySchema } from '../call.ts';
import { customerServiceRowSchema, themeSchema } from './app-config.ts';

export const anonymousAppTheme = defineCall('anonymous/appTheme', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  about: 'The theme in force: name and token overrides.',
  body: emptyBodySchema,
  data: themeSchema,
});

export const anonymousAppThemePreview = defineCall('anonymous/appThemePreview', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'A theme that is not in force yet, by the id in the page address.',
  body: z.object({ themeViewId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  data: themeSchema,
  errors: ['invalidValue'],
});

export const getCustomerServices = defineCall('getCustomerServices', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  envelope: 'code-200-flat',
  about: 'The customer-service queue.',
  body: emptyBodySchema,
  data: z.object({ appCustomerServiceQueue: z.array(customerServiceRowSchema) }),
});
