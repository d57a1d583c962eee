import { expect, test } from 'vitest';
import { Pager, type PagerProps } from '#components/primitives/navigation/pager.tsx';
import { html, linksIn, tagsIn } from '#tests/primitives/runtime/rendered.tsx';

const pager = (props: Partial<PagerProps>) =>
  html(
    <Pager
      label="Comments pages, top"
      page={2}
      limit={10}
      total={42}
      href={(page) => `/d/1?page=${page}`}
      {...props}
    />,
  );

test('a pager is a labelled list of links that work without JavaScript', () => {
  const page = pager({});
  expect(page).toContain('<nav aria-label="Comments pages, top"');
  expect(linksIn(page).map(({ href }) => href)).toEqual([
    '/d/1?page=1',
    '/d/1?page=1',
    '/d/1?page=2',
    '/d/1?page=3',
    '/d/1?page=4',
    '/d/1?page=5',
    '/d/1?page=3',
  ]);
});

test('only the current page is marked', () => {
  const current = linksIn(pager({})).filter((link) => link['aria-current'] === 'page');
  expect(current.map((link) => link['aria-label'])).toEqual(['Page 2']);
});

test('there is no link before the first page or after the last', () => {
  expect(pager({ page: 1 })).not.toContain('rel="prev"');
  expect(pager({ page: 1 })).toContain('rel="next"');
  expect(pager({ page: 5 })).not.toContain('rel="next"');
  expect(pager({ page: 5 })).toContain('rel="prev"');
});

test('there is a next page if more results exist than were counted', () => {
  const next = linksIn(pager({ page: 5, hasMore: true })).filter(({ rel }) => rel === 'next');
  expect(next.map(({ href }) => href)).toEqual(['/d/1?page=6']);
});

test('a page that does not exist is reported as replaced', () => {
  expect(pager({ page: 5, clampedFrom: 900 })).toMatch(
    /<p role="status"[^>]*>Page 900 does not exist. This is page 5.<\/p>/,
  );
  expect(pager({ page: 5 })).not.toContain('role="status"');
});

test('the jump field is a plain form with a label, and preserves other query parameters', () => {
  const page = pager({ jump: { action: '/d/1?sort=new' } });
  expect(tagsIn(page, 'form')[0]).toMatchObject({ action: '/d/1', method: 'get' });
  expect(page).toContain('<input type="hidden" name="sort" value="new"/>');
  const [, id] = /<label for="([^"]+)">Jump to page<\/label>/.exec(page) ?? [];
  expect(page).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* name="page"`));
});
