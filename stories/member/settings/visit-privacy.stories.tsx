import { visitPrivacyQuery } from '#api/administration/count/tick.queries.ts';
import { VisitPrivacy } from '#components/member/settings/visit-privacy.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / visit-privacy' };

export const SiteDefault = () => (
  <StorySite me={ingrid} seed={(client, api) => client.setQueryData(visitPrivacyQuery(api).queryKey, '-1')}>
    <VisitPrivacy />
  </StorySite>
);
