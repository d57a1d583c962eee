import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listPostFields } from '#api/post/type/post-field.client.ts';
import { listPostTypes, readPostType } from '#api/post/type/post-type.client.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';

const expand = ['postFields'] as const;

/**
 * Removes inactive fields, which the API also returns to administrators. Inactive fields are never shown to authors.
 */
const asAsked = (type: PostType): PostType => ({
  ...type,
  postFields: type.postFields?.filter(({ isActive }) => isActive),
});

/**
 * Returns the query for the active post types with their active fields. With `postTypeID`, only that type, even when it
 * is inactive or deleted, as needed for an existing post.
 */
export const postTypesQuery = (api: Api, postTypeID?: string) =>
  queryOptions({
    queryKey: ['postTypes', postTypeID ?? 'used'],
    queryFn: async () => {
      if (postTypeID === undefined)
        return (await listPostTypes(api, { isActive: true, expand: [...expand] })).body.map(asAsked);
      return [asAsked((await readPostType(api, postTypeID, { includeDeleted: true, expand: [...expand] })).body)];
    },
  });

/** Returns the query for all post types with their fields, untranslated, for administrators. */
export const allPostTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['postTypes', 'all'],
    queryFn: async () => (await listPostTypes(api, { translated: false, expand: [...expand] })).body,
  });

/** Returns the query for all post fields, untranslated, for administrators. */
export const allPostFieldsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['postTypes', 'fields'],
    queryFn: async () => (await listPostFields(api, { translated: false, limit: 500 })).body,
  });
