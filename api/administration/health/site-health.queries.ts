import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { lookFromOutside, readSiteHealth } from './site-health.client.ts';

/** The query for the health of the site. */
export const siteHealthQuery = (api: Api) =>
  queryOptions({ queryKey: ['site-health'], queryFn: async () => (await readSiteHealth(api)).body });

/** The query for the site as seen from outside. It is sent on demand only. */
export const outsideViewQuery = (api: Api) =>
  queryOptions({ queryKey: ['site-health', 'outside'], queryFn: async () => (await lookFromOutside(api)).body });
