import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import { askToInstall, installStore } from './install-prompt.ts';

/** The browser's own installation where it lets itself be told to; `children` where it does not. */
export function InstallButton({ onDone, children }: { onDone?: () => void; children?: ReactNode }) {
  const hasPrompt = useStore(installStore, ({ event }) => event !== null);
  const { isBusy, run } = useMutation();
  // While the browser asks, its event is spent: the button stays until the answer.
  if (!hasPrompt && !isBusy) return children;
  return (
    <Button
      isWide
      isBusy={isBusy}
      icon="download"
      onClick={() =>
        void run(async () => {
          if ((await askToInstall()) === 'accepted') onDone?.();
        })
      }
    >
      {t('download.install')}
    </Button>
  );
}
