import { ActivityId } from '../../contract/ids.ts';
import { HOME, type Route } from './route.ts';

const usual = {
  guard: 'open',
  words: [],
  scene: 'lobby',
  hasNavigation: true,
  surface: 'page',
} as const;

const wallet = {
  ...usual,
  words: ['wallet', 'cashier', 'bonus', 'error'],
  guard: 'login',
  surface: 'side',
} as const;

const rights = { ...usual, words: ['rights', 'error'], guard: 'login' } as const;

/** Every address of the site whose work has come. What is not here is Page Not Found. */
export const ROUTES: readonly Route[] = [
  HOME,
  {
    ...wallet,
    path: '/activity/bank',
    name: 'activity-bank',
    titleKey: 'bonus.title.bank',
    panel: async () => (await import('../features/wallet/bank-panel.tsx')).BankPanel,
  },
  {
    ...wallet,
    path: '/activity/first-deposit',
    name: 'first-deposit',
    titleKey: 'bonus.title.first',
    guard: 'open',
    panel: async () => (await import('../features/wallet/first-deposit-panel.tsx')).FirstDepositPanel,
  },
  {
    ...usual,
    path: '/activity/jackpot',
    name: 'jackpot',
    titleKey: 'shell.title.jackpot',
    words: ['jackpot', 'error', 'lobby'],
    guard: 'activity',
    activity: ActivityId.luckyJackpot,
    hasNavigation: false,
    surface: 'full',
    panel: async () => (await import('./jackpot-page.tsx')).JackpotPage,
  },
  {
    ...usual,
    path: '/auth/login',
    name: 'auth-login',
    titleKey: 'shell.title.login',
    words: ['auth', 'error'],
    surface: 'side',
    panel: async () => (await import('../features/auth/login-panel.tsx')).LoginPanel,
  },
  {
    ...usual,
    path: '/auth/accountLogin',
    name: 'auth-account-login',
    titleKey: 'shell.title.login',
    words: ['auth', 'error'],
    surface: 'side',
    panel: async () => (await import('../features/auth/login-panel.tsx')).LoginPanel,
  },
  {
    ...usual,
    path: '/auth/bind',
    name: 'auth-bind',
    titleKey: 'auth.title.bind',
    words: ['auth', 'error'],
    guard: 'login',
    surface: 'side',
    panel: async () => (await import('../features/auth/bind-panel.tsx')).BindPanel,
  },
  {
    ...usual,
    path: '/auth/forget',
    name: 'auth-forget',
    titleKey: 'shell.title.forgot',
    words: ['auth', 'error'],
    surface: 'side',
    panel: async () => (await import('../features/auth/forgot-panel.tsx')).ForgotPanel,
  },
  {
    ...usual,
    path: '/auth/set-password',
    name: 'auth-set-password',
    titleKey: 'auth.title.setPassword',
    words: ['auth', 'error'],
    guard: 'login',
    surface: 'side',
    panel: async () => (await import('../features/auth/set-password-panel.tsx')).SetPasswordPanel,
  },
  {
    ...usual,
    path: '/auth/social',
    name: 'auth-social',
    titleKey: 'auth.title.social',
    words: ['auth', 'error'],
    surface: 'side',
    panel: async () => (await import('../features/auth/social-panel.tsx')).SocialPanel,
  },
  {
    ...usual,
    path: '/auth/register',
    name: 'auth-register',
    titleKey: 'shell.title.register',
    words: ['auth', 'error'],
    surface: 'side',
    panel: async () => (await import('../features/auth/register-panel.tsx')).RegisterPanel,
  },
  {
    ...wallet,
    path: '/auth/way-out',
    name: 'way-out',
    titleKey: 'cashier.title.out',
    guard: 'open',
    hasNavigation: false,
    panel: async () => (await import('../features/wallet/way-out-panel.tsx')).WayOutPanel,
  },
  {
    ...usual,
    path: '/auth/way-out/kyc',
    name: 'way-out-kyc',
    titleKey: 'kyc.title',
    words: ['kyc', 'error'],
    hasNavigation: false,
    surface: 'side',
    panel: async () => (await import('../features/kyc/way-out-kyc-panel.tsx')).WayOutKycPanel,
  },
  {
    ...rights,
    path: '/complaint',
    name: 'complaint',
    titleKey: 'rights.title.complaint',
    guard: 'open',
    panel: async () => (await import('../features/rights/complaint-form-panel.tsx')).ComplaintFormPanel,
  },
  {
    ...rights,
    path: '/complaint/:number',
    name: 'complaint-thread',
    titleKey: 'rights.title.complaint',
    guard: 'open',
    panel: async () => (await import('../features/rights/complaint-panel.tsx')).ComplaintPanel,
  },
  {
    ...usual,
    path: '/fair',
    name: 'fair',
    titleKey: 'shell.title.fair',
    words: ['fair', 'game', 'error'],
    panel: async () => (await import('../features/fair/fair-panel.tsx')).FairPanel,
  },
  {
    ...usual,
    path: '/game/search',
    name: 'game-search',
    titleKey: 'shell.title.games',
    words: ['games'],
    panel: async () => (await import('../features/games/search-panel.tsx')).SearchPanel,
  },
  {
    ...usual,
    path: '/game/start',
    name: 'game-start',
    titleKey: 'shell.title.play',
    words: ['play', 'error'],
    scene: null,
    guard: 'login',
    hasNavigation: false,
    surface: 'full',
    accepts: (query) => isWhole(query.get('gameId')) && ['0', '1', null].includes(query.get('tryIt')),
    panel: async () => (await import('../features/play/game-start-panel.tsx')).GameStartPanel,
  },
  {
    ...usual,
    path: '/maintenance',
    name: 'maintenance',
    titleKey: 'shell.title.maintenance',
    scene: null,
    hasNavigation: false,
    surface: 'full',
    panel: async () => (await import('./maintenance-panel.tsx')).MaintenancePanel,
  },
  {
    ...usual,
    path: '/member',
    name: 'member',
    titleKey: 'shell.title.me',
    words: ['member'],
    guard: 'login',
    panel: async () => (await import('../features/member/member-panel.tsx')).MemberPanel,
  },
  {
    ...rights,
    path: '/member/complaints',
    name: 'complaints',
    titleKey: 'rights.title.complaints',
    panel: async () => (await import('../features/rights/complaints-panel.tsx')).ComplaintsPanel,
  },
  {
    ...rights,
    path: '/member/data',
    name: 'member-data',
    titleKey: 'rights.title.data',
    panel: async () => (await import('../features/rights/data-panel.tsx')).DataPanel,
  },
  {
    ...rights,
    path: '/member/profile/consent',
    name: 'profile-consent',
    titleKey: 'rights.title.consent',
    panel: async () => (await import('../features/rights/consent-panel.tsx')).ConsentPanel,
  },
  {
    ...usual,
    path: '/member/games',
    name: 'member-games',
    titleKey: 'shell.title.myGames',
    words: ['games'],
    guard: 'login',
    panel: async () => (await import('../features/games/my-games-panel.tsx')).MyGamesPanel,
  },
  {
    ...usual,
    path: '/member/profile',
    name: 'profile',
    titleKey: 'profile.title.profile',
    words: ['profile', 'member', 'error'],
    guard: 'login',
    panel: async () => (await import('../features/member/profile-panel.tsx')).ProfilePanel,
  },
  {
    ...usual,
    path: '/member/profile/devices',
    name: 'profile-devices',
    titleKey: 'profile.title.devices',
    words: ['profile', 'error'],
    guard: 'login',
    panel: async () => (await import('../features/member/devices-panel.tsx')).DevicesPanel,
  },
  {
    ...usual,
    path: '/member/profile/info',
    name: 'profile-info',
    titleKey: 'profile.title.info',
    words: ['profile', 'error'],
    guard: 'login',
    panel: async () => (await import('../features/member/info-panel.tsx')).InfoPanel,
  },
  {
    ...usual,
    path: '/member/profile/kyc',
    name: 'member-kyc',
    titleKey: 'kyc.title',
    words: ['kyc', 'error'],
    guard: 'login',
    panel: async () => (await import('../features/kyc/kyc-panel.tsx')).KycPanel,
  },
  {
    ...usual,
    path: '/member/report',
    name: 'member-report',
    titleKey: 'report.title',
    words: ['report', 'protection', 'error'],
    guard: 'login',
    panel: async () => (await import('../features/report/report-panel.tsx')).ReportPanel,
  },
  {
    ...wallet,
    path: '/member/retrieve-balance',
    name: 'retrieve-balance',
    titleKey: 'bonus.title.left',
    panel: async () => (await import('../features/wallet/retrieve-panel.tsx')).RetrievePanel,
  },
  {
    ...usual,
    path: '/member/self-limited',
    name: 'self-limited',
    titleKey: 'shell.title.limits',
    words: ['protection', 'error'],
    guard: 'login',
    panel: async () => (await import('../features/protection/self-limited-panel.tsx')).SelfLimitedPanel,
  },
  {
    ...usual,
    path: '/privacy-policy',
    name: 'privacy-policy',
    titleKey: 'shell.title.privacy',
    words: ['legal'],
    panel: async () => (await import('../features/legal/privacy-panel.tsx')).PrivacyPanel,
  },
  {
    ...usual,
    path: '/terms-of-use',
    name: 'terms-of-use',
    titleKey: 'shell.title.terms',
    words: ['legal'],
    panel: async () => (await import('../features/legal/terms-panel.tsx')).TermsPanel,
  },
  {
    ...wallet,
    path: '/wallets',
    name: 'wallets',
    titleKey: 'shell.title.wallet',
    accepts: (query) => ['deposit', 'withdraw', null].includes(query.get('name')),
    panel: async () => (await import('../features/wallet/wallets-panel.tsx')).WalletsPanel,
  },
  {
    ...wallet,
    path: '/wallets/card/edit',
    name: 'wallets-card-edit',
    titleKey: 'cashier.title.card',
    panel: async () => (await import('../features/wallet/card-edit-panel.tsx')).CardEditPanel,
  },
  {
    ...wallet,
    path: '/wallets/card/list',
    name: 'wallets-card-list',
    titleKey: 'cashier.title.cards',
    panel: async () => (await import('../features/wallet/card-list-panel.tsx')).CardListPanel,
  },
  {
    ...wallet,
    path: '/wallets/receipt/:kind/:number',
    name: 'wallets-receipt',
    titleKey: 'cashier.title.receipt',
    accepts: (_query, path) => /^\/wallets\/receipt\/(deposit|withdrawal)\//.test(path),
    panel: async () => (await import('../features/wallet/receipt-panel.tsx')).ReceiptPanel,
  },
  {
    ...wallet,
    path: '/wallets/record',
    name: 'wallets-record',
    titleKey: 'cashier.title.record',
    panel: async () => (await import('../features/wallet/record-panel.tsx')).RecordPanel,
  },
  {
    ...wallet,
    path: '/wallets/safebox',
    name: 'wallets-safebox',
    titleKey: 'cashier.title.safebox',
    panel: async () => (await import('../features/wallet/safebox-panel.tsx')).SafeboxPanel,
  },
  {
    ...wallet,
    path: '/withdrawal/:name',
    name: 'withdrawal',
    titleKey: 'cashier.title.withdrawal',
    accepts: (_query, path) => /^.withdrawal.(bank|ewallet)$/.test(path),
    panel: async () => (await import('../features/wallet/withdrawal-panel.tsx')).WithdrawalPanel,
  },
];

const NO_QUERY = new URLSearchParams();

/** The route of an address, or null for Page Not Found. A trailing slash is forgiven. */
export function findRoute(
  path: string,
  query: URLSearchParams = NO_QUERY,
  routes: readonly Route[] = ROUTES,
): Route | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const route = routes.find((candidate) => matches(candidate.path, plain));
  return route && (route.accepts?.(query, plain) ?? true) ? route : null;
}

function isWhole(text: string | null): boolean {
  return text !== null && /^\d{1,9}$/.test(text);
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}
