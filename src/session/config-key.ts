/** Where the config of the last visit is kept. */
export const CONFIG_KEY = 'app_config';
