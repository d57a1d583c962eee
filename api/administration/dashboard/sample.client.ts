import type { sampleRoutes } from '#api/administration/dashboard/sample.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof sampleRoutes;

/** Removes the sample community with which a new forum starts. */
export const removeSampleCommunity = (api: Api) => api.call<Routes['remove']>('DELETE', '/sample-community');
