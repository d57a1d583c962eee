import { expect, test } from 'vitest';
import { formatUserAgent } from '#components/member/settings/format-user-agent.ts';

test('a user agent is shown under a browser name that its owner recognises', () => {
  const told = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'curl/8.9',
    null,
  ].map(formatUserAgent);
  expect(told).toEqual([
    'Firefox on Windows',
    'Edge on macOS',
    'Safari on iPhone',
    'Chrome on Linux',
    'Unknown browser',
    'Unknown browser',
  ]);
});
