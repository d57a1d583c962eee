import { expect, test } from 'vitest';
import { networkOf } from '#server/platform/http/network.ts';

test('a machine is identified by its IPv4 address, or by the first half of its IPv6 address', () => {
  const addresses = [
    '192.0.2.7',
    '::ffff:192.0.2.7',
    '::FFFF:c000:207',
    '2001:db8:1:2:3:4:5:6',
    '2001:DB8:1:2::1',
    '2001:db8:1:2:ffff::1',
    '2001:db8:1:3::1',
    'fe80::1%eth0',
    '::1',
    'nowhere',
    '',
  ];
  expect(addresses.map(networkOf)).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    '192.0.2.7',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:3::/64',
    'fe80::/64',
    '::/64',
    'nowhere',
    '',
  ]);
});
