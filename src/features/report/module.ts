import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';

export const report = defineModule({
  messages: ['report', 'protection', 'error'],
  routes: {
    memberReport: {
      path: paths.memberReport,
      titleKey: 'report.title',
      guard: 'login',
      panel: async () => (await import('./report-panel.tsx')).ReportPanel,
    },
  },
});
