import type { Api } from '#api/api.ts';
import type { rolePreviewRoutes } from './role-preview.contract.ts';

type Routes = typeof rolePreviewRoutes;

/** Starts viewing the forum as a role, read only. */
export const startRolePreview = (api: Api, id: number) =>
  api.call<Routes['start']>('PUT', '/roles/:id/preview', { params: { id } });

/** Starts viewing the forum as a member sees it, read only. */
export const startMemberPreview = (api: Api, id: number) =>
  api.call<Routes['startAsMember']>('PUT', '/users/:id/preview', { params: { id } });

/** Ends viewing the forum as a role or a member. */
export const endRolePreview = (api: Api) => api.call<Routes['end']>('DELETE', '/roles/preview', {});
