import { expect, test } from 'vitest';
import { isAddressRange } from '#api/moderation/ban/address-range.ts';

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '::1', 'fe80::1:2/128', '1:2:3:4:5:6:7:8'])(
  '%s is an address or a range',
  (text) => expect(isAddressRange(text)).toBe(true),
);

test.each([
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.*',
  '2001:db8::/129',
  '1::2::3',
  '1:2:3',
  'a/b/c',
  '',
])('%s is neither an address nor a range', (text) => expect(isAddressRange(text)).toBe(false));
