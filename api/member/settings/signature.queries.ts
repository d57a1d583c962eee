import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readSignature } from '#api/member/settings/signature.client.ts';

/** A member's signature, for those who keep order. */
export const signatureQuery = (api: Api, userID: number) =>
  queryOptions({ queryKey: ['signature', userID], queryFn: async () => (await readSignature(api, userID)).body });

/** One's own signature, as it was written. */
export const ownSignatureQuery = (api: Api) =>
  queryOptions({ queryKey: ['signature', 'own'], queryFn: async () => (await readSignature(api, '$me')).body });
