import type { ComponentType } from 'react';
import type { WordKey, WordNamespace } from '../platform/i18n.ts';
import { configStore } from '../session/config-store.ts';
import type { OverlayPanelProps, OverlayProps } from '../session/overlay-store.ts';

export interface OverlayRow {
  readonly name: string;
  readonly titleKey: WordKey;
  /** A title that depends on what the overlay shows; null leaves `titleKey`. */
  readonly titleOf?: (props: OverlayProps) => string | null;
  readonly panel: () => Promise<ComponentType<OverlayPanelProps>>;
  readonly words: readonly WordNamespace[];
  /**
   * `sheet`: from below on phones, a dialog on wide screens; `dialog`: small, in the middle; `cover`: the whole
   * window; `bare`: the same without a ground.
   */
  readonly surface: 'sheet' | 'dialog' | 'cover' | 'bare';
  /** Draws its name itself; the dialog's title is then for readers alone. */
  readonly hasOwnHead?: boolean;
  /** A tap beside it does not close it. */
  readonly staysOutside?: boolean;
}

/** Every overlay there is; `OVERLAY_RULES` has what must be known before. */
export const OVERLAYS: readonly OverlayRow[] = [
  {
    name: 'login',
    titleKey: 'shell.title.login',
    words: ['auth', 'error'],
    surface: 'sheet',
    panel: async () => (await import('../features/auth/login-overlay.tsx')).LoginOverlay,
  },
  {
    name: 'register',
    titleKey: 'shell.title.register',
    words: ['auth', 'error'],
    surface: 'sheet',
    panel: async () => (await import('../features/auth/register-overlay.tsx')).RegisterOverlay,
  },
  {
    name: 'forgot',
    titleKey: 'shell.title.forgot',
    words: ['auth', 'error'],
    surface: 'sheet',
    panel: async () => (await import('../features/auth/forgot-overlay.tsx')).ForgotOverlay,
  },
  {
    name: 'proof',
    titleKey: 'auth.proof.title',
    words: ['auth', 'error'],
    surface: 'dialog',
    panel: async () => (await import('../features/auth/proof-overlay.tsx')).ProofOverlay,
  },
  {
    name: 'age-notice',
    titleKey: 'shell.title.ageNotice',
    words: ['notices'],
    surface: 'cover',
    panel: async () => (await import('../features/notices/age-notice-overlay.tsx')).AgeNoticeOverlay,
  },
  {
    name: 'age-modal',
    titleKey: 'shell.title.ageModal',
    words: ['notices'],
    surface: 'dialog',
    panel: async () => (await import('../features/notices/age-modal-overlay.tsx')).AgeModalOverlay,
  },
  {
    name: 'tips',
    titleKey: 'shell.title.tips',
    words: [],
    surface: 'dialog',
    panel: async () => (await import('./tips-overlay.tsx')).TipsOverlay,
  },
  {
    name: 'soon',
    titleKey: 'shell.soon.title',
    words: [],
    surface: 'sheet',
    panel: async () => (await import('./soon-overlay.tsx')).SoonOverlay,
  },
  {
    name: 'help',
    titleKey: 'shell.help.title',
    words: ['notices'],
    surface: 'sheet',
    panel: async () => (await import('../features/support/help-overlay.tsx')).HelpOverlay,
  },
  {
    name: 'new-terms',
    titleKey: 'legal.news.title',
    words: ['legal', 'error'],
    surface: 'sheet',
    panel: async () => (await import('../features/legal/new-terms-overlay.tsx')).NewTermsOverlay,
  },
  {
    name: 'reality-check',
    titleKey: 'shell.title.reality',
    words: ['protection', 'error'],
    surface: 'dialog',
    panel: async () => (await import('../features/protection/reality-check-overlay.tsx')).RealityCheckOverlay,
  },
  {
    name: 'withdraw-password',
    titleKey: 'cashier.title.password',
    words: ['wallet', 'cashier', 'error'],
    surface: 'sheet',
    panel: async () =>
      (await import('../features/wallet/withdraw-password-overlay.tsx')).WithdrawPasswordOverlay,
  },
  {
    name: 'first-deposit',
    titleKey: 'bonus.title.first',
    words: ['bonus', 'error'],
    surface: 'sheet',
    panel: async () => (await import('../features/wallet/first-deposit-overlay.tsx')).FirstDepositOverlay,
  },
  {
    name: 'first-deposit-tips',
    titleKey: 'bonus.title.tips',
    words: ['bonus', 'error'],
    surface: 'sheet',
    panel: async () =>
      (await import('../features/wallet/first-deposit-tips-overlay.tsx')).FirstDepositTipsOverlay,
  },
  {
    name: 'fair',
    titleKey: 'shell.title.fair',
    words: ['fair', 'game', 'error'],
    surface: 'sheet',
    panel: async () => (await import('../features/fair/fair-overlay.tsx')).FairOverlay,
  },
  {
    name: 'jackpot-board',
    titleKey: 'shell.nav.jackpot',
    words: [],
    surface: 'sheet',
    panel: async () => (await import('../features/jackpot/board-overlay.tsx')).BoardOverlay,
  },
  {
    name: 'jackpot',
    titleKey: 'shell.title.jackpot',
    words: ['jackpot', 'error', 'lobby'],
    surface: 'cover',
    hasOwnHead: true,
    panel: async () => (await import('./jackpot-overlay.tsx')).JackpotOverlay,
  },
  {
    name: 'jackpot-record',
    titleKey: 'shell.title.jackpotRecord',
    words: ['jackpot', 'error', 'lobby'],
    surface: 'sheet',
    panel: async () => (await import('../features/jackpot/record-overlay.tsx')).RecordOverlay,
  },
  {
    name: 'jackpot-rank',
    titleKey: 'shell.title.jackpotRank',
    words: ['jackpot', 'error', 'lobby'],
    surface: 'sheet',
    panel: async () => (await import('../features/jackpot/rank-overlay.tsx')).RankOverlay,
  },
  {
    name: 'jackpot-rules',
    titleKey: 'shell.title.jackpotRules',
    words: ['jackpot', 'error', 'lobby'],
    surface: 'sheet',
    panel: async () => (await import('../features/jackpot/rules-overlay.tsx')).RulesOverlay,
  },
  {
    name: 'game',
    titleKey: 'shell.title.game',
    titleOf: ({ gameId }) =>
      configStore.getState().config?.games.find(({ id }) => id === gameId)?.name ?? null,
    words: ['games'],
    surface: 'sheet',
    panel: async () => (await import('../features/games/game-overlay.tsx')).GameOverlay,
  },
  {
    name: 'guide',
    titleKey: 'shell.title.guide',
    words: ['guide'],
    surface: 'bare',
    staysOutside: true,
    panel: async () => (await import('../features/guide/guide-overlay.tsx')).GuideOverlay,
  },
  {
    name: 'game-filters',
    titleKey: 'shell.title.games',
    words: ['games'],
    surface: 'sheet',
    panel: async () => (await import('../features/games/filters-overlay.tsx')).FiltersOverlay,
  },
];
