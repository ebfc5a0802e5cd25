import { isIPv4 } from 'node:net';

/**
 * Enough of an address to know one's own line again, and too little to find a household by: whoever holds an open session
 * must not learn where its owner sits.
 */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.•.•`;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 2);
  return groups.length > 0 ? `${groups.join(':')}:…` : '…';
}
