import type { OverlayPanelProps } from '../../session/overlay-store.ts';

export function VipGiftOverlay({ props: { level } }: OverlayPanelProps<'vip-gift'>) {
  return <p>{level}</p>;
}
