import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readSignature } from '#api/member/settings/signature.client.ts';

/** Returns the query for the signature of any member, for moderators. */
export const signatureQuery = (api: Api, userID: number) =>
  queryOptions({ queryKey: ['signature', userID], queryFn: async () => (await readSignature(api, userID)).body });

/** Returns the query for the source of the viewer's own signature. */
export const ownSignatureQuery = (api: Api) =>
  queryOptions({ queryKey: ['signature', 'own'], queryFn: async () => (await readSignature(api, '$me')).body });
