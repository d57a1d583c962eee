import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listProfileFields, readProfileValues } from '#api/member/field/profile-field.client.ts';

/** The profile fields that are in use and that the viewer may see, in their order. */
export const profileFieldsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profileFields'],
    queryFn: async () => (await listProfileFields(api, { enabled: true })).body,
  });

/** All profile fields, for those who run the site, in their order. */
export const allProfileFieldsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profileFields', 'all'],
    queryFn: async () => (await listProfileFields(api)).body,
  });

/** What the asking member answered. */
export const myProfileValuesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['user', 'profileValues'],
    queryFn: async () => (await readProfileValues(api, '$me')).body,
  });
