import type { Api } from '#api/api.ts';
import type { signatureRoutes } from '#api/member/settings/signature.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof signatureRoutes;

/** Reads the source text of a signature. */
export const readSignature = (api: Api, id: number | '$me') =>
  api.call<Routes['read']>('GET', '/users/:id/signature', { params: { id } });

/** Changes a signature, or the setting that hides the signatures of other members. */
export const changeSignature = (api: Api, id: number | '$me', body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PUT', '/users/:id/signature', { params: { id }, body });
