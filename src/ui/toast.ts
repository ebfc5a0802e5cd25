import { createStore } from 'zustand/vanilla';

export type ToastTone = 'info' | 'good' | 'danger';

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: ToastTone;
}

const MAX_AT_ONCE = 3;
let lastKey = 0;

export const toastStore = createStore<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

/** Shows a short message that needs no answer. The same message twice is shown once. */
export function toast(text: string, tone: ToastTone = 'info'): void {
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((old) => old.text !== text), { key: ++lastKey, text, tone }].slice(
      -MAX_AT_ONCE,
    ),
  }));
}

export function dismissToast(key: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }));
}
