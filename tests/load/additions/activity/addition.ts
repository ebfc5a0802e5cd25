import type { Addition } from '../addition.ts';

const messages = (locale: string, [title, text, close]: readonly [string, string, string]) => ({
  file: `src/messages/${locale}/profile.json`,
  search: '"title.profile":',
  replace: `"title.fund": "${title}",\n  "fund.text": "${text}",\n  "fund.close": "${close}",\n  "title.profile":`,
});

/** The activity `fund`: a row of the operator's list that opens its own overlay when tapped. */
export const activity: Addition = {
  name: 'activity',
  maxEditedFiles: 2,
  edits: [
    {
      file: 'server/activities/activity-seeds.ts',
      search: `  {\n    name: 'homeGuide',`,
      replace: `  {
    name: 'fund',
    type: 0,
    clickType: ClickType.overlay,
    clickAction: 'fund',
    unloginShowStatus: 1,
    title: { en: 'Fund', fil: 'Pondo', 'zh-CN': '基金' },
  },
  {
    name: 'homeGuide',`,
    },
    {
      file: 'src/features/profile/module.ts',
      search: `export const profile = defineModule({`,
      replace: `declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly fund: NoProps;
  }
}

export const profile = defineModule({
  overlays: {
    fund: {
      titleKey: 'profile.title.fund',
      surface: 'sheet',
      panel: async () => (await import('./fund-overlay.tsx')).FundOverlay,
    },
  },`,
    },
    {
      file: 'src/features/profile/module.ts',
      search: `import { defineModule } from '../../session/pages/define-module.ts';`,
      replace: `import { defineModule } from '../../session/pages/define-module.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';`,
    },
    messages('en', ['Fund', 'A fund for the members.', 'Close']),
    messages('fil', ['Pondo', 'Pondo para sa mga miyembro.', 'Isara']),
    messages('zh-CN', ['基金', '会员基金。', '关闭']),
  ],
};
