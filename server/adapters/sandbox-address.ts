import type { Settings } from '../settings.ts';

/** Where the server reaches the sandbox: on this machine, on the second port after its own. */
export const sandboxAddress = ({ port }: Pick<Settings, 'port'>): string => `http://127.0.0.1:${port + 2}`;
