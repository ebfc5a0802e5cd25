import { isIPv4 } from 'node:net';

/**
 * Enough of an address to recognise one's own connection, and too little to identify a household: an open session
 * must not reveal its owner's location.
 */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.•.•`;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 2);
  return groups.length > 0 ? `${groups.join(':')}:…` : '…';
}
