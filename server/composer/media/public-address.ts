import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** The networks that are not public: unassigned, loopback, private, link-local, shared, documentation and multicast. */
const closed = new BlockList();
for (const [network, length] of [
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
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, length, 'ipv4');
// Ranges within 2000::/3 that tunnel to IPv4 addresses or are not in use.
closed.addSubnet('2001::', 23, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');
closed.addSubnet('3fff::', 20, 'ipv6');

const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns whether a network address belongs to the public internet, not to this machine, its network, or an unassigned
 * range.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** The web as the forum may access it: how host names are resolved, and which addresses may be contacted. */
export interface Web {
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  readonly mayReach: (address: string, port: number) => boolean;
}

/** The public web: host names resolved by the system, public addresses, and the standard ports. */
export const publicWeb: Web = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};
