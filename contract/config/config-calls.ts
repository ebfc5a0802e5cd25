import * as z from 'zod/mini';
import { defineCall, emptyBody } from '../call.ts';
import { customerServiceRow, theme } from './app-config.ts';

export const anonymousAppTheme = defineCall('anonymous/appTheme', {
  access: 'guest',
  isOpenInMaintenance: true,
  isBackground: true,
  ignores401: true,
  about: 'The theme in force: name and token overrides.',
  body: emptyBody,
  data: theme,
});

export const anonymousAppThemePreview = defineCall('anonymous/appThemePreview', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'A theme that is not in force yet, by the id in the page address.',
  body: z.object({ themeViewId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  data: theme,
  errors: ['invalidValue'],
});

export const getCustomerServices = defineCall('getCustomerServices', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  envelope: 'code-200-flat',
  about: 'The customer-service queue.',
  body: emptyBody,
  data: z.object({ appCustomerServiceQueue: z.array(customerServiceRow) }),
});
