import { expect, test } from 'vitest';
import { breadcrumbData, listData } from '#api/structured-data.ts';

const site = 'https://forum.example';

test('breadcrumbs list each step with absolute URLs', () => {
  expect(breadcrumbData(site, [{ name: 'Workshop', url: '/categories/workshop' }])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Workshop', item: 'https://forum.example/categories/workshop' },
      ],
    },
  ]);
  expect(breadcrumbData(site)).toEqual([]);
});

test('a list contains its first ten discussions', () => {
  const discussions = Array.from({ length: 12 }, (_, index) => ({
    name: `No. ${index}`,
    url: `/discussion/${index}/x`,
  }));
  const data = listData(site, { name: 'Recent', url: '/discussions?page=2' }, discussions);
  expect(data).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://forum.example/discussions?page=2',
    mainEntity: { itemListElement: { length: 10, 9: { position: 10, url: 'https://forum.example/discussion/9/x' } } },
  });
});
