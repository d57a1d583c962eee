import { processStartQuery } from '#api/administration/restore/restoration.queries.ts';
import { RestorationWait } from '#components/administration/restore/restoration-wait.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / restoration-wait' };

const before = { startID: 'one', isSwitching: true };

export const Waiting = () => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(processStartQuery(api).queryKey, before)}
  >
    <RestorationWait before={before} />
  </StorySite>
);
