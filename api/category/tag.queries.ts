import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listTags, readTag } from '#api/category/tag.client.ts';

/** One tag. */
export const tagQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['tag', id], queryFn: async () => (await readTag(api, id)).body });

/** Tags as they were written, by name, for those who look after them; a page of them, with their number in all. */
export const writtenTagsQuery = (api: Api, { query, page }: { query: string; page: number }) =>
  queryOptions({
    queryKey: ['tags', 'written', query, page],
    queryFn: async () => {
      const { body, paging } = await listTags(api, {
        ...(query && { query }),
        translated: false,
        sort: 'name',
        limit: tagsOnPage,
        page,
      });
      return { tags: body, total: paging?.total ?? body.length, limit: tagsOnPage };
    },
  });

const tagsOnPage = 50;

/** The most tags that a filter offers. */
const mostOffered = 100;

/** The tags in use most, for a filter; those that are chosen are always among them. */
export const popularTagsQuery = (api: Api, chosen: readonly number[]) =>
  queryOptions({
    queryKey: ['tags', 'popular', chosen],
    queryFn: async () => {
      const { body } = await listTags(api, { limit: mostOffered });
      const others = chosen.filter((one) => !body.some(({ tagID }) => tagID === one));
      const read = await Promise.allSettled(others.map((one) => readTag(api, one)));
      // A tag that was deleted since is no longer offered.
      return [...read.flatMap((one) => (one.status === 'fulfilled' ? [one.value.body] : [])), ...body];
    },
  });
