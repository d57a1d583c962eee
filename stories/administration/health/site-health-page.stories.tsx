import { siteHealthQuery } from '#api/administration/health/site-health.queries.ts';
import { SiteHealthPage } from '#components/administration/health/site-health-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHealth } from './health-samples.ts';

export default { title: 'administration / site-health-page' };

export const Calm = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(siteHealthQuery(api).queryKey, aHealth)}
  >
    <SiteHealthPage />
  </StorySite>
);
