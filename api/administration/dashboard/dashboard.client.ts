import type { dashboardRoutes } from '#api/administration/dashboard/dashboard.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof dashboardRoutes;

/** Reads what waits for the viewer, and the checklist for a new site. */
export const readDashboard = (api: Api) => api.call<Routes['overview']>('GET', '/dashboard');

/** Reads the new members, posts, comments and visits of the last 30 days. */
export const readGrowth = (api: Api) => api.call<Routes['growth']>('GET', '/dashboard/growth');
