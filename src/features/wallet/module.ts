import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';
import { receiptParams, withdrawalParams } from './path-params.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly 'withdraw-password': NoProps;
    readonly 'first-deposit': NoProps;
    readonly 'first-deposit-tips': NoProps;
  }
}

const isFirstDepositToCome = ({ totalRecharge }: { totalRecharge: number }) => totalRecharge === 0;

/** A page of the member's money: a sheet beside the stage. */
const cashier = { guard: 'login', surface: 'side' } as const;

export const wallet = defineModule({
  messages: ['wallet', 'cashier', 'bonus', 'error'],
  routes: {
    activityBank: {
      path: paths.activityBank,
      titleKey: 'bonus.title.bank',
      offers: 'deposit',
      staysOpen: true,
      ...cashier,
      panel: async () => (await import('./payment-methods-panel.tsx')).PaymentMethodsPanel,
    },
    firstDeposit: {
      path: paths.firstDeposit,
      titleKey: 'bonus.title.first',
      offers: 'deposit',
      surface: 'side',
      panel: async () => (await import('./first-deposit-offer.tsx')).FirstDepositPanel,
    },
    withdrawalOnly: {
      path: paths.withdrawalOnly,
      titleKey: 'cashier.title.out',
      hasNavigation: false,
      surface: 'side',
      panel: async () => (await import('./withdrawal-only-panel.tsx')).WithdrawalOnlyPanel,
    },
    retrieveBalance: {
      path: paths.retrieveBalance,
      titleKey: 'bonus.title.left',
      ...cashier,
      panel: async () => (await import('./unfinished-games-panel.tsx')).UnfinishedGamesPanel,
    },
    wallets: {
      path: paths.wallets,
      titleKey: 'page.title.wallet',
      offers: (query) => (query.get('name') === 'withdraw' ? null : 'deposit'),
      ...cashier,
      messages: ['wallet', 'cashier', 'bonus', 'protection', 'error'],
      accepts: (query) => ['deposit', 'withdraw', null].includes(query.get('name')),
      panel: async () => (await import('./wallets-panel.tsx')).WalletsPanel,
    },
    walletsCardEdit: {
      path: paths.walletsCardEdit,
      titleKey: 'cashier.title.card',
      ...cashier,
      panel: async () => (await import('./card-edit-panel.tsx')).CardEditPanel,
    },
    walletsCardList: {
      path: paths.walletsCardList,
      titleKey: 'cashier.title.cards',
      ...cashier,
      panel: async () => (await import('./card-list-panel.tsx')).CardListPanel,
    },
    walletsReceipt: {
      path: paths.walletsReceipt,
      titleKey: 'cashier.title.receipt',
      ...cashier,
      params: receiptParams,
      panel: async () => (await import('./receipt-panel.tsx')).ReceiptPanel,
    },
    walletsRecord: {
      path: paths.walletsRecord,
      titleKey: 'cashier.title.record',
      ...cashier,
      panel: async () => (await import('./record-panel.tsx')).RecordPanel,
    },
    walletsSafebox: {
      path: paths.walletsSafebox,
      titleKey: 'cashier.title.safebox',
      ...cashier,
      panel: async () => (await import('./safebox-panel.tsx')).SafeboxPanel,
    },
    withdrawal: {
      path: paths.withdrawal,
      titleKey: 'cashier.title.withdrawal',
      ...cashier,
      params: withdrawalParams,
      panel: async () => (await import('./withdrawal-panel.tsx')).WithdrawalPanel,
    },
  },
  startPopups: [
    { activity: ActivityId.firstDepositTips, overlay: 'first-deposit-tips', isDue: isFirstDepositToCome },
    { activity: ActivityId.firstDeposit, overlay: 'first-deposit', isDue: isFirstDepositToCome },
  ],
  overlays: {
    'withdraw-password': {
      titleKey: 'cashier.title.password',
      messages: ['wallet', 'cashier', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./withdraw-password-overlay.tsx')).WithdrawPasswordOverlay,
    },
    'first-deposit': {
      titleKey: 'bonus.title.first',
      messages: ['bonus', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./first-deposit-offer.tsx')).FirstDepositOverlay,
    },
    'first-deposit-tips': {
      titleKey: 'bonus.title.tips',
      messages: ['bonus', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./first-deposit-tips-overlay.tsx')).FirstDepositTipsOverlay,
    },
  },
});
