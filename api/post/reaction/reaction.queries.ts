import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listReactionTypes } from '#api/post/reaction/reaction-type.client.ts';

/** Returns the query for the reaction types in their display order. */
export const reactionTypesQuery = (api: Api) =>
  queryOptions({ queryKey: ['reactions'], queryFn: async () => (await listReactionTypes(api)).body });
