import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import { StatusList } from '#components/administration/post-type/status-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { someStatuses } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'administration / status-list' };

export const Filled = () => (
  <StorySite
    me={ingrid}
    permissions={['community.manage']}
    seed={(client, api) => client.setQueryData(statusesQuery(api).queryKey, someStatuses())}
  >
    <StatusList />
  </StorySite>
);
