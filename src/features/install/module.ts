import { ActivityId } from '../../../contract/ids.ts';
import { canOfferInstall, readInstallFacts } from '../../platform/install-facts.ts';
import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';
import { beginOffer } from './begin-offer.ts';
import { followLaunches } from './follow-launches.ts';
import { followInstallPrompt } from './install-prompt.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly download: NoProps;
    readonly 'install-steps': NoProps;
  }
}

export const install = defineModule({
  messages: ['download', 'error'],
  chunks: { '': 'activities', 'start-install-offer': 'transport', 'install-line': 'activities' },
  onStart: (parts) => {
    followInstallPrompt();
    beginOffer(parts);
    followLaunches();
  },
  routes: {
    download: {
      path: paths.download,
      titleKey: 'download.title',
      panel: async () => (await import('./download-panel.tsx')).DownloadPanel,
    },
    shareTarget: {
      path: paths.shareTarget,
      titleKey: 'download.shared.title',
      panel: async () => (await import('./share-target-panel.tsx')).ShareTargetPanel,
    },
  },
  startPopups: [
    {
      activity: ActivityId.download,
      overlay: 'download',
      isDue: ({ isMember }) => isMember && canOfferInstall(readInstallFacts()),
    },
  ],
  overlays: {
    download: {
      titleKey: 'download.offer.title',
      surface: 'sheet',
      panel: async () => (await import('./download-panel.tsx')).DownloadOverlay,
    },
    'install-steps': {
      titleKey: 'download.title',
      surface: 'sheet',
      panel: async () => (await import('./ios-pictures.tsx')).InstallStepsOverlay,
    },
  },
});
