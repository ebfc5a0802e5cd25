import { localKeys } from './key-values.ts';
import { newRequestId } from './request-id.ts';

export interface Device {
  os: string;
  deviceModel: string;
  /** A random id of this browser, made by us; it is no fingerprint. */
  deviceId: string;
}

const DEVICE_KEY = 'device_id';

export function readDevice(): Device {
  const agent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  let deviceId = localKeys.get(DEVICE_KEY);
  if (!deviceId) {
    deviceId = newRequestId();
    localKeys.set(DEVICE_KEY, deviceId);
  }
  return { os: operatingSystemOf(agent), deviceModel: deviceModelOf(agent), deviceId };
}

export function operatingSystemOf(agent: string): string {
  const named = /Windows NT [\d.]+|Android [\d.]+|(?:iPhone )?OS [\d_]+|Mac OS X [\d_.]+/.exec(agent);
  // Android calls itself Linux first.
  const found = (named ?? /Linux/.exec(agent))?.[0];
  return (found ?? 'unknown').replaceAll('_', '.');
}

export function deviceModelOf(agent: string): string {
  return (
    /Android [\d.]+; ([^;)]+)/.exec(agent)?.[1]?.trim() ??
    /iPhone|iPad|Macintosh|Windows|Linux/.exec(agent)?.[0] ??
    ''
  );
}
