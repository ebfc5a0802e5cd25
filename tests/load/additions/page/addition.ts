import type { Addition } from '../addition.ts';

const title = (locale: string, text: string) => ({
  file: `src/messages/${locale}/page.json`,
  search: '"title.me":',
  replace: `"title.savings": "${text}",\n  "title.me":`,
});

/** The page `/member/savings` with the call `getSavings`, and a red dot while the safebox holds money. */
export const page: Addition = {
  name: 'page',
  maxEditedFiles: 8,
  edits: [
    {
      file: 'contract/wallet/calls.ts',
      search: `export { getSafebox, moveSafebox } from './safebox-calls.ts';`,
      replace: `export { getSafebox, moveSafebox } from './safebox-calls.ts';\nexport { getSavings } from './savings-calls.ts';`,
    },
    {
      file: 'server/wallet/module.ts',
      search: `import { seedDepositChannels } from`,
      replace: `import { readWallet } from '../ledger/read-balance.ts';\nimport { savings } from './savings.ts';\nimport { seedDepositChannels } from`,
    },
    {
      file: 'server/wallet/module.ts',
      search: '    ...safeboxHandlers,',
      replace: '    ...safeboxHandlers,\n    getSavings: savings,',
    },
    {
      file: 'tests/server/support/good-bodies.ts',
      search: '  getSafebox: () => ({}),',
      replace: '  getSafebox: () => ({}),\n  getSavings: () => ({}),',
    },
    {
      file: 'src/platform/path-constants.ts',
      search: `export const selfLimited = `,
      replace: `export const memberSavings = '/member/savings';\nexport const selfLimited = `,
    },
    {
      file: 'src/features/profile/module.ts',
      search: '    profile: {',
      replace: `    memberSavings: {
      path: paths.memberSavings,
      titleKey: 'page.title.savings',
      messages: ['cashier', 'error'],
      guard: 'login',
      panel: async () => (await import('./savings-panel.tsx')).SavingsPanel,
    },
    profile: {`,
    },
    title('en', 'Savings'),
    title('fil', 'Ipon'),
    title('zh-CN', '储蓄'),
    {
      file: 'contract/config/app-config.ts',
      search: '  hasSignUpBonus: z.boolean(),',
      replace: '  hasSignUpBonus: z.boolean(),\n  hasSavings: z.boolean(),',
    },
    {
      file: 'server/wallet/module.ts',
      search: '    isMoneyOnTheWay,',
      replace:
        '    isMoneyOnTheWay,\n    redDots: async ({ sql }, id) => ({ hasSavings: (await readWallet(sql, id)).safebox > 0 }),',
    },
    {
      file: 'src/session/player/red-dot-store.ts',
      search: '  hasSignUpBonus: false,',
      replace: '  hasSignUpBonus: false,\n  hasSavings: false,',
    },
    {
      file: 'src/features/profile/early.ts',
      search: `'agent5AwardFlag'`,
      replace: `'agent5AwardFlag', 'hasSavings'`,
    },
  ],
};
