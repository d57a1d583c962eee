import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listProfileFields, readProfileValues } from '#api/member/profile-field/profile-field.client.ts';

/** Returns the query for the enabled profile fields that the viewer may see, in display order. */
export const profileFieldsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profileFields'],
    queryFn: async () => (await listProfileFields(api, { enabled: true })).body,
  });

/** Returns the query for all profile fields, untranslated, for administrators, in display order. */
export const allProfileFieldsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profileFields', 'all'],
    queryFn: async () => (await listProfileFields(api, { translated: false })).body,
  });

/** Returns the query for the profile field answers of the calling member. */
export const myProfileValuesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['user', 'profileValues'],
    queryFn: async () => (await readProfileValues(api, '$me')).body,
  });
