import { LastSwitchMessage, RestorationSection } from '#components/administration/restore/restoration-section.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRestorationList, formerData } from './restoration-samples.ts';

export default { title: 'administration / restoration-section' };

const newest = '/srv/forum/backups/backup-2026-11-26-030000-4.tar.gz';

/** A forum that was restored. */
export const Restored = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <LastSwitchMessage
      last={{
        kind: 'restore',
        date: '2026-11-27T09:15:00+00:00',
        dateData: '2026-11-26T03:00:00+00:00',
        problem: null,
      }}
    />
    <RestorationSection
      list={{ ...aRestorationList, former: formerData }}
      newest={newest}
      mayRestore
      onChange={() => {}}
    />
  </StorySite>
);

/** A forum on a PostgreSQL server. */
export const OnServer = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <RestorationSection
      list={{ ...aRestorationList, isAvailable: false }}
      newest={newest}
      mayRestore
      onChange={() => {}}
    />
  </StorySite>
);
