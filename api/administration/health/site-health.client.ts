import type { Api } from '#api/api.ts';
import type { siteHealthRoutes } from './site-health.contract.ts';

type Routes = typeof siteHealthRoutes;

/** Reads the health of the site. */
export const readSiteHealth = (api: Api) => api.call<Routes['read']>('GET', '/site-health');

/** Requests the own address of the site from outside. */
export const lookFromOutside = (api: Api) => api.call<Routes['lookFromOutside']>('POST', '/site-health/outside-view');
