import type { EarlyModule } from '../../session/pages/early-module.ts';

export const protection: EarlyModule = {
  overlayRules: {
    'reality-check': { needsAnswer: true },
    'age-notice': { needsAnswer: true },
    'age-modal': { needsAnswer: true },
  },
};
