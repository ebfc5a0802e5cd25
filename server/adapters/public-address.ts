import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Everything that is not a public address of the internet: this machine, its networks, and what is reserved. */
const PRIVATE_ADDRESSES = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_ADDRESSES.addSubnet(network, bits, 'ipv4');

const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
/** Documentation, and the two ways to write an IPv4 address in an IPv6 one. */
for (const [network, bits] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  PRIVATE_ADDRESSES.addSubnet(network, bits, 'ipv6');

/** @param address as the system's resolver writes it */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE_ADDRESSES.check(address, 'ipv4');
  return version === 6 && GLOBAL_V6.check(address, 'ipv6') && !PRIVATE_ADDRESSES.check(address, 'ipv6');
}

/** A name led to an address inside. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

type LookupCallback = (error: Error | null, found: string | LookupAddress[], family?: number) => void;

/**
 * `lookup` of a connection that only goes out: the address is checked where it is used, so that a name that changes its
 * address in between leads nowhere either.
 */
export function lookupPublic(
  name: string,
  options: { readonly all?: boolean | undefined },
  done: LookupCallback,
  find: (
    name: string,
    options: LookupAllOptions,
    done: (error: Error | null, found: LookupAddress[]) => void,
  ) => void = lookup,
): void {
  find(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return done(new PrivateAddressError(`${name} leads to no public address`), []);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
}
