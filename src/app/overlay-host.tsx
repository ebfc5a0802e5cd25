import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadMessages, t } from '../platform/i18n.ts';
import { queryClient } from '../session/calls/query-client.ts';
import type { OverlayName } from '../session/overlays/overlay-props.ts';
import {
  closeOverlay,
  type OpenOverlay,
  overlayStore,
  removeOverlay,
} from '../session/overlays/overlay-store.ts';
import type { Overlay, OverlayPanel } from '../session/pages/define-module.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { OVERLAYS } from './overlay-table.ts';
import { WithFront } from './with-front.tsx';

const loaded = new Map<OverlayName, OverlayPanel>();

/** Shows what the overlay store has open, each on its surface. */
export function OverlayHost() {
  const stack = useStore(overlayStore, (state) => state.stack);
  const isCovered = stack.some((overlay) => OVERLAYS[overlay.name].surface === 'cover');
  useEffect(() => {
    // The lobby below rests meanwhile.
    document.documentElement.toggleAttribute('data-cover-open', isCovered);
    return () => document.documentElement.removeAttribute('data-cover-open');
  }, [isCovered]);
  return (
    <QueryClientProvider client={queryClient}>
      {stack.map((overlay) => (
        <Opened key={overlay.key} row={OVERLAYS[overlay.name]} overlay={overlay} />
      ))}
    </QueryClientProvider>
  );
}

function Opened({ row, overlay }: { row: Overlay; overlay: OpenOverlay }) {
  const [Panel, setPanel] = useState<OverlayPanel | null>(() => loaded.get(row.name) ?? null);
  useEffect(() => {
    if (loaded.has(row.name)) return;
    let isGone = false;
    loadOverlay(row).then(
      (panel) => {
        if (!isGone) setPanel(() => panel);
      },
      () => {
        removeOverlay(row.name);
        toast(t('shell.offline.none'), 'danger');
      },
    );
    return () => {
      isGone = true;
    };
  }, [row]);
  if (!Panel) return null;
  const close = () => closeOverlay(row.name);
  const closes = !OVERLAY_RULES[row.name]?.needsAnswer;
  const title = overlay.props.title ?? row.titleOf?.(overlay.props, t) ?? t(row.titleKey);
  return (
    <Dialog
      title={title}
      surface={row.surface}
      closesBy={{ back: closes, escape: closes, outside: closes && !row.staysOutside }}
      hasOwnHead={row.hasOwnHead}
      onClose={close}
    >
      <WithFront row={row}>
        <Panel props={overlay.props} close={close} />
      </WithFront>
    </Dialog>
  );
}

async function loadOverlay(row: Overlay): Promise<OverlayPanel> {
  const [panel] = await Promise.all([row.panel(), loadMessages('page', ...row.messages)]);
  loaded.set(row.name, panel);
  return panel;
}
