import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listTags, readTag } from '#api/category/tag.client.ts';

/** Returns the query for one tag. */
export const tagQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['tag', id], queryFn: async () => (await readTag(api, id)).body });

/** Returns the query for a page of untranslated tags, sorted by name, with the total count. Used by tag management. */
export const untranslatedTagsQuery = (api: Api, { query, page }: { query: string; page: number }) =>
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

/** The maximum number of popular tags in a filter. */
const mostOffered = 100;

/** Returns the query for the most used tags, for a filter. The selected tags are always included. */
export const popularTagsQuery = (api: Api, chosen: readonly number[]) =>
  queryOptions({
    queryKey: ['tags', 'popular', chosen],
    queryFn: async () => {
      const { body } = await listTags(api, { limit: mostOffered });
      const others = chosen.filter((one) => !body.some(({ tagID }) => tagID === one));
      const read = await Promise.allSettled(others.map((one) => readTag(api, one)));
      // A tag that has been deleted in the meantime is omitted.
      return [...read.flatMap((one) => (one.status === 'fulfilled' ? [one.value.body] : [])), ...body];
    },
  });
