import ipaddr from 'ipaddr.js';

/**
 * Returns the network by which rate limits count a client: the whole IPv4 address, also when it is mapped into IPv6,
 * and the first 64 bits of an IPv6 address, since one machine owns all addresses below them.
 *
 * @example networkOf('2001:db8:1:2:3::4') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
