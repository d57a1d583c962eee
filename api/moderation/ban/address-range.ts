const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const group = /^[0-9a-f]{1,4}$/i;

function isV6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const isFull = halves.length === 1 ? groups.length === 8 : groups.length < 8;
  return isFull && groups.every((one) => group.test(one));
}

/**
 * Whether a text is a network address or a range of them in CIDR notation, IPv4 or IPv6: `203.0.113.7`,
 * `203.0.113.0/24`, `2001:db8::/32`.
 */
export function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.trim().split('/');
  if (rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return false;
  if (v4.test(address)) return Number(length ?? 32) <= 32;
  return isV6(address) && Number(length ?? 128) <= 128;
}
