import { expect, test } from 'vitest';
import { shareLink, sharesNatively } from '#components/post/share/share-link.ts';

test('a shared URL is absolute, and states its source', () => {
  expect(shareLink('https://forum.example', '/discussion/3/tide-tables')).toBe(
    'https://forum.example/discussion/3/tide-tables?utm_source=community-share',
  );
  expect(shareLink('https://forum.example', '/discussion/comment/91#Comment_91')).toBe(
    'https://forum.example/discussion/comment/91?utm_source=community-share#Comment_91',
  );
});

const data = { text: 'Check out this post:', url: 'https://forum.example/discussion/3' };
const android = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
  share: () => undefined,
  canShare: () => true,
};

test('native sharing is used only on Android and iOS, and only if the device supports it', () => {
  expect(sharesNatively(android, data)).toBe(true);
  expect(sharesNatively({ ...android, canShare: () => false }, data)).toBe(false);
  expect(sharesNatively({ userAgent: android.userAgent }, data)).toBe(false);
  expect(sharesNatively({ ...android, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }, data)).toBe(false);
});

test('a tablet that identifies as a Mac is recognised by its touch screen', () => {
  const mac = { ...android, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', platform: 'MacIntel' };
  expect(sharesNatively({ ...mac, maxTouchPoints: 5 }, data)).toBe(true);
  expect(sharesNatively({ ...mac, maxTouchPoints: 0 }, data)).toBe(false);
});
