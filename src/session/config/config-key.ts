/** Storage key of the last visit's config. */
export const CONFIG_KEY = 'app_config';
