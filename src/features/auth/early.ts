import type { EarlyModule } from '../../session/pages/early-module.ts';

export const auth: EarlyModule = {
  overlayRules: { login: { group: 'auth' }, register: { group: 'auth' }, forgot: { group: 'auth' } },
};
