import type { ComponentType, ReactNode } from 'react';
import { ICON_MAX_URL, ICON_ROTATE_MS, ICON_TIMEOUT_MS } from '../../contract/limits.ts';

type IconPart = ComponentType<{
  icon: string;
  'aria-hidden': true;
  width: string;
  height: string;
  fallback?: ReactNode;
}>;

/** How icon data are requested: in groups, from our own server only. */
export const ICON_SERVER = {
  resources: [] as string[],
  path: '/icons/',
  timeout: ICON_TIMEOUT_MS,
  rotate: ICON_ROTATE_MS,
  maxURL: ICON_MAX_URL,
};

let loading: Promise<IconPart> | null = null;

/** The icon component, in a chunk of its own; its data comes as icons are shown. */
export function loadIconPart(): Promise<IconPart> {
  loading ??= import('@iconify/react/dist/iconify.js').then(({ _api, addAPIProvider, Icon }) => {
    // Its lists are counted with bare commas: encoded ones would make an address longer than it may be.
    _api.setFetch((address, options) => fetch(String(address).replaceAll('%2C', ','), options));
    addAPIProvider('', { ...ICON_SERVER, resources: [location.origin] });
    return Icon as IconPart;
  });
  // A failed chunk may be requested again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Shown when nothing can be fetched any more. */
const NEEDED_OFFLINE = ['mq:offline', 'mq:refresh', 'mq:warning'];

/** Has the data of icons there before the moment in which it could not come. */
export async function saveOfflineIcons(): Promise<void> {
  await loadIconPart();
  const { loadIcons } = await import('@iconify/react/dist/iconify.js');
  loadIcons(NEEDED_OFFLINE);
}
