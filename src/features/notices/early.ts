import type { EarlyModule } from '../../session/early-module.ts';

export const notices: EarlyModule = {
  overlayRules: { 'age-notice': { needsAnswer: true }, 'age-modal': { needsAnswer: true } },
};
