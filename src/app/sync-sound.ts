import { connectSound, playSound, setDucked } from '../platform/sound.ts';
import { configStore } from '../session/config/config-store.ts';
import { preferencesStore } from '../session/config/preferences-store.ts';
import { currentGameStore } from '../session/pages/current-game.ts';
import { redDotStore } from '../session/player/red-dot-store.ts';
import { toastStore } from '../ui/toast.ts';

/** Connects the sounds with the player's settings and with what the app as a whole can be heard doing. */
export function syncSound(): void {
  connectSound({
    readSettings() {
      const { isSoundOn, isMusicOn, volume } = preferencesStore.getState();
      return { isOn: isSoundOn, isMusicOn, volume };
    },
    subscribe: (listener) => preferencesStore.subscribe(listener),
    artAddress: () => configStore.getState().config?.gameResourceUrl ?? null,
  });
  const duck = () => setDucked(currentGameStore.getState().gameId !== 0);
  currentGameStore.subscribe(duck);
  duck();
  toastStore.subscribe(({ toasts }, before) => {
    const last = toasts.at(-1);
    if (last && last.tone === 'danger' && !before.toasts.includes(last)) playSound('error');
  });
  redDotStore.subscribe((now, before) => {
    if (now.hasMail && !before.hasMail) playSound('mail');
  });
}
