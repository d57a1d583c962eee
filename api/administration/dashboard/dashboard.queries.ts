import { queryOptions } from '@tanstack/react-query';
import { readDashboard, readGrowth } from '#api/administration/dashboard/dashboard.client.ts';
import type { Api } from '#api/api.ts';

/** Returns the query for what waits for the viewer, and the checklist for a new site. */
export const dashboardQuery = (api: Api) =>
  queryOptions({ queryKey: ['dashboard', 'overview'], queryFn: async () => (await readDashboard(api)).body });

/** Returns the query for the growth of the last 30 days. */
export const growthQuery = (api: Api) =>
  queryOptions({ queryKey: ['dashboard', 'growth'], queryFn: async () => (await readGrowth(api)).body });
