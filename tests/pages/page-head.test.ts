import { expect, test } from 'vitest';
import { pageHead } from '#api/page-head.ts';
import { headFromLoader, type PageHead } from '#pages/-head.ts';

const head = pageHead({
  title: 'Tides',
  siteName: 'Harbour',
  structured: [{ '@type': 'DiscussionForumPosting', text: '</script>' }, { '@type': 'BreadcrumbList' }],
});

test('structured data is in the head as scripts that its content cannot close', () => {
  expect(headFromLoader({ loaderData: { head } }).scripts).toEqual([
    { type: 'application/ld+json', children: '{"@type":"DiscussionForumPosting","text":"\\u003c/script>"}' },
    { type: 'application/ld+json', children: '{"@type":"BreadcrumbList"}' },
  ]);
});

test('its text is not sent again with the loader data, and its scripts still differ there', () => {
  const json = JSON.stringify(head);
  expect(json).not.toContain('DiscussionForumPosting');
  const { scripts = [] } = headFromLoader({ loaderData: { head: JSON.parse(json) as PageHead } });
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
  expect(new Set(scripts.map(({ children }) => children)).size).toBe(2);
  expect(scripts.map(({ children }) => children?.trim())).toEqual(['', '']);
});

test('a page that failed to load has no head of its own', () => {
  expect(headFromLoader({})).toEqual({});
});
