import { expect, test } from 'vitest';
import { pageHead } from '#api/page-head.ts';
import { headFromLoader, type PageHead } from '#pages/-head.ts';

const head = pageHead({
  title: 'Tides',
  siteName: 'Harbour',
  structured: [{ '@type': 'DiscussionForumPosting', text: '</script>' }, { '@type': 'BreadcrumbList' }],
});

test('structured data stands in the head as scripts that nothing in them ends', () => {
  expect(headFromLoader({ loaderData: { head } }).scripts).toEqual([
    { type: 'application/ld+json', children: '{"@type":"DiscussionForumPosting","text":"\\u003c/script>"}' },
    { type: 'application/ld+json', children: '{"@type":"BreadcrumbList"}' },
  ]);
});

test('its text does not go along once more with what the loader was told, and its scripts differ there all the same', () => {
  const told = JSON.stringify(head);
  expect(told).not.toContain('DiscussionForumPosting');
  const { scripts = [] } = headFromLoader({ loaderData: { head: JSON.parse(told) as PageHead } });
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
  expect(new Set(scripts.map(({ children }) => children)).size).toBe(2);
  expect(scripts.map(({ children }) => children?.trim())).toEqual(['', '']);
});

test('a page that failed to load has no head of its own', () => {
  expect(headFromLoader({})).toEqual({});
});
