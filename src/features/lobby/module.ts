import type { GuideGateDependencies } from '../../session/gates/guide-gate.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const lobby = defineModule({
  messages: ['guide'],
  chunks: { 'guide/guide-line': 'frame' },
  onStart: (parts) => void beginGuideOffer(parts),
  overlays: {
    guide: {
      titleKey: 'page.title.guide',
      surface: 'bare',
      staysOutside: true,
      panel: async () => (await import('./guide/guide-overlay.tsx')).GuideOverlay,
    },
  },
});

/** No part of the manifest; without its chunk there is no offer. */
const beginGuideOffer = (parts: GuideGateDependencies) =>
  import('./guide/start-guide-offer.ts').then(
    ({ startGuideOffer }) => startGuideOffer(parts),
    () => undefined,
  );
