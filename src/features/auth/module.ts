import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly login: { readonly type?: 'account' };
    readonly register: NoProps;
    readonly forgot: NoProps;
  }
}

export const auth = defineModule({
  messages: ['auth', 'error'],
  chunks: { 'phone-login-form': 'auth-phone', 'phone-register-form': 'auth-phone' },
  routes: {
    authLogin: {
      path: paths.authLogin,
      titleKey: 'page.title.login',
      surface: 'side',
      panel: async () => (await import('./login-panel.tsx')).LoginPanel,
    },
    authAccountLogin: {
      path: paths.authAccountLogin,
      titleKey: 'page.title.login',
      surface: 'side',
      panel: async () => (await import('./login-panel.tsx')).LoginPanel,
    },
    authBind: {
      path: paths.authBind,
      titleKey: 'auth.title.bind',
      guard: 'login',
      surface: 'side',
      panel: async () => (await import('./bind-panel.tsx')).BindPanel,
    },
    authForgot: {
      path: paths.authForgot,
      titleKey: 'page.title.forgot',
      surface: 'side',
      panel: async () => (await import('./forgot-panel.tsx')).ForgotPanel,
    },
    authSetPassword: {
      path: paths.authSetPassword,
      titleKey: 'auth.title.setPassword',
      guard: 'login',
      surface: 'side',
      panel: async () => (await import('./set-password-panel.tsx')).SetPasswordPanel,
    },
    authSocial: {
      path: paths.authSocial,
      titleKey: 'auth.title.social',
      surface: 'side',
      panel: async () => (await import('./social-panel.tsx')).SocialPanel,
    },
    authRegister: {
      path: paths.authRegister,
      titleKey: 'page.title.register',
      surface: 'side',
      panel: async () => (await import('./register-panel.tsx')).RegisterPanel,
    },
  },
  overlays: {
    login: {
      titleKey: 'page.title.login',
      surface: 'sheet',
      panel: async () => (await import('./login-panel.tsx')).LoginOverlay,
    },
    register: {
      titleKey: 'page.title.register',
      surface: 'sheet',
      panel: async () => (await import('./register-panel.tsx')).RegisterOverlay,
    },
    forgot: {
      titleKey: 'page.title.forgot',
      surface: 'sheet',
      panel: async () => (await import('./forgot-panel.tsx')).ForgotOverlay,
    },
    proof: {
      titleKey: 'auth.proof.title',
      surface: 'dialog',
      panel: async () => (await import('./step-up-overlay.tsx')).StepUpOverlay,
    },
  },
});
