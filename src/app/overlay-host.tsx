import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadWords, t } from '../platform/i18n.ts';
import {
  closeOverlay,
  type OpenOverlay,
  type OverlayPanelProps,
  overlayStore,
} from '../session/overlay-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { OVERLAYS, type OverlayRow } from './overlay-table.ts';

const loaded = new Map<string, ComponentType<OverlayPanelProps>>();

const rowOf = (overlay: OpenOverlay) => OVERLAYS.find(({ name }) => name === overlay.name);

/** Shows what the overlay store has open, each on its surface. */
export function OverlayHost() {
  const stack = useStore(overlayStore, (state) => state.stack);
  const isCovered = stack.some((overlay) => rowOf(overlay)?.surface === 'cover');
  useEffect(() => {
    // The lobby below rests meanwhile.
    document.documentElement.toggleAttribute('data-cover-open', isCovered);
    return () => document.documentElement.removeAttribute('data-cover-open');
  }, [isCovered]);
  return stack.map((overlay) => {
    const row = rowOf(overlay);
    return row ? <Overlay key={overlay.key} row={row} overlay={overlay} /> : null;
  });
}

function Overlay({ row, overlay }: { row: OverlayRow; overlay: OpenOverlay }) {
  const [Panel, setPanel] = useState<ComponentType<OverlayPanelProps> | null>(
    () => loaded.get(row.name) ?? null,
  );
  useEffect(() => {
    if (loaded.has(row.name)) return;
    let isGone = false;
    loadOverlay(row).then(
      (panel) => {
        if (!isGone) setPanel(() => panel);
      },
      () => {
        closeOverlay(row.name);
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
  const given = typeof overlay.props.title === 'string' ? overlay.props.title : null;
  const title = given ?? row.titleOf?.(overlay.props) ?? t(row.titleKey);
  return (
    <Dialog
      title={title}
      surface={row.surface}
      closesBy={{ back: closes, escape: closes, outside: closes && !row.staysOutside }}
      hasOwnHead={row.hasOwnHead}
      onClose={close}
    >
      <Panel props={overlay.props} close={close} />
    </Dialog>
  );
}

async function loadOverlay(row: OverlayRow): Promise<ComponentType<OverlayPanelProps>> {
  const [panel] = await Promise.all([row.panel(), loadWords(...row.words)]);
  loaded.set(row.name, panel);
  return panel;
}
