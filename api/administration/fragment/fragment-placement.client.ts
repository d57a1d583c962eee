import type { Api } from '#api/api.ts';
import type { fragmentPlacementRoutes } from './fragment-placement.contract.ts';

type Routes = typeof fragmentPlacementRoutes;

/** Reads what a page needs to show a fragment. */
export const readFragmentPlacement = (api: Api, fragmentUUID: string) =>
  api.call<Routes['placement']>('GET', '/fragments/:fragmentUUID/placement', { params: { fragmentUUID } });
