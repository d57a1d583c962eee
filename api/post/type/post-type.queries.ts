import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listPostFields } from '#api/post/type/post-field.client.ts';
import { listPostTypes, readPostType } from '#api/post/type/post-type.client.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';

const expand = ['postFields'] as const;

/** Those who run the site are told of fields that are off too; nobody is asked them. */
const asAsked = (type: PostType): PostType => ({
  ...type,
  postFields: type.postFields?.filter(({ isActive }) => isActive),
});

/** The types of posts in use, with the fields that are asked; or, with its name, only that one of a post that exists. */
export const postTypesQuery = (api: Api, postTypeID?: string) =>
  queryOptions({
    queryKey: ['postTypes', postTypeID ?? 'used'],
    queryFn: async () => {
      if (postTypeID === undefined)
        return (await listPostTypes(api, { isActive: true, expand: [...expand] })).body.map(asAsked);
      return [asAsked((await readPostType(api, postTypeID, { includeDeleted: true, expand: [...expand] })).body)];
    },
  });

/** All types of posts with their fields as they were written, for those who run the site. */
export const allPostTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['postTypes', 'all'],
    queryFn: async () => (await listPostTypes(api, { translated: false, expand: [...expand] })).body,
  });

/** All fields of posts as they were written, for those who run the site. */
export const allPostFieldsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['postTypes', 'fields'],
    queryFn: async () => (await listPostFields(api, { translated: false, limit: 500 })).body,
  });
