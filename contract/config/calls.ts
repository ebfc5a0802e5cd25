export { anonymousAppTheme, anonymousAppThemePreview, getCustomerServices } from './config-calls.ts';
export { anonymousAppConfig } from './start-calls.ts';
