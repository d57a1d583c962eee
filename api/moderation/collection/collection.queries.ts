import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listCollections, readCollection, readCollectionContent } from './collection.client.ts';

/** The maximum number of collections that a list shows. */
const most = 500;

/** Returns the query for all collections by name, with their records (community.manage). */
export const collectionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['collections'], queryFn: async () => (await listCollections(api, { limit: most })).body });

/** Returns the query for a page of the records of a collection that the viewer may see, and their total number. */
export const collectionContentQuery = (
  api: Api,
  id: number,
  { locale, ...query }: { readonly locale: string; readonly page?: number; readonly limit?: number },
) =>
  queryOptions({
    queryKey: ['collections', id, 'content', locale, query],
    queryFn: async () => {
      const { body, paging } = await readCollectionContent(api, id, locale, query);
      return { ...body, total: paging?.total ?? body.records.length };
    },
  });

/**
 * Returns the query for a collection to edit: all its records, and the data of those that the viewer may see
 * (community.manage).
 */
export const collectionEditQuery = (api: Api, id: number, locale: string) =>
  queryOptions({
    queryKey: ['collections', id, 'edit', locale],
    queryFn: async () => {
      const [collection, content] = await Promise.all([
        readCollection(api, id),
        readCollectionContent(api, id, locale),
      ]);
      return { collection: collection.body, content: content.body };
    },
  });
