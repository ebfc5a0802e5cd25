import { createPublicKey } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';
import { isAddressRange } from '../../address-range.ts';
import { type ConfigValue, configEntry } from '../../config-entry.ts';

const MIN_KEY_BITS = 2_048;

function isStrongKey(pem: string): boolean {
  try {
    // Its public half could be read, and the whole of it would lie in the config.
    if (pem.includes('PRIVATE KEY')) return false;
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS;
  } catch {
    return false;
  }
}

/** An origin as a page's policy names it. */
const originSchema = z.string().check(
  z.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'an origin such as https://games.example'),
  // A page's address is never written with the usual port: no page would be on such an origin.
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin as browsers write it'),
);
const stakeSchema = z.int().check(z.minimum(1), z.maximum(100_000_000));

const aggregatorSchema = z
  .object({
    /** In the addresses of our calls; it names the aggregator everywhere. */
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)),
    /** Of its calls. */
    baseUrl: z.url({ protocol: /^https$/ }),
    /** Who we are there. */
    operatorId: z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(100))]),
    /** By which its calls are verified: more than one while they are replaced. */
    publicKeys: z
      .array(
        z.object({
          id: z.string().check(z.minLength(1), z.maxLength(64)),
          pem: z
            .string()
            .check(z.maxLength(4_096), z.refine(isStrongKey, 'an RSA key of 2,048 bits or more, in PEM')),
        }),
      )
      .check(z.minLength(1), z.maxLength(4)),
    /** From which it calls. */
    addresses: z
      .array(z.string().check(z.refine(isAddressRange, 'an address, or a range such as 192.0.2.0/24')))
      .check(z.minLength(1), z.maxLength(64)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Where the pages of its games are: nothing else is framed for it. */
    frames: z.array(originSchema).check(z.minLength(1), z.maxLength(32)),
    /** Whose games are listed, as the aggregator spells them; without it everybody's. */
    studios: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(200))),
    /** Cents. No stake below or above them is taken, whatever a studio offers. */
    minStake: stakeSchema,
    maxStake: stakeSchema,
  })
  .check(z.refine(({ minStake, maxStake }) => minStake <= maxStake, 'maxStake: it is below minStake'));

/** Whose servers decide games while our ledger holds the money; none at first. */
export const aggregatorsConfig = configEntry(
  'aggregators',
  z
    .array(aggregatorSchema)
    .check(
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two aggregators have one id'),
    ),
  [],
  { movesMoney: true },
);

export type Aggregator = ConfigValue<typeof aggregatorsConfig>[number];

/** @param ip as Fastify names the caller */
export function mayCallFrom({ addresses }: Pick<Aggregator, 'addresses'>, ip: string): boolean {
  // A listener for both kinds writes an address of four bytes within one of sixteen.
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const allowed = new BlockList();
  for (const range of addresses) {
    const [network = '', bits] = range.split('/');
    const family = isIP(network) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) allowed.addAddress(network, family);
    else allowed.addSubnet(network, Number(bits), family);
  }
  const version = isIP(address);
  return version !== 0 && allowed.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
