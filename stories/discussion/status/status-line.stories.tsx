import { StatusLine } from '#components/discussion/status/status-line.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aStatusFragment } from '#tests/support/builders/discussion-builders.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'discussion / status-line' };

export const ForReaders = () => (
  <StorySite>
    <StatusLine status={aStatusFragment()} notes="In the spring, once the roof is on." />
  </StorySite>
);

export const ForStaff = () => (
  <StorySite>
    <StatusLine
      status={aStatusFragment({
        log: {
          reasonUpdated: 'In the spring, once the roof is on.',
          updateUser: aUserFragment(),
          dateUpdated: '2026-11-19T18:05:00+00:00',
        },
      })}
    />
  </StorySite>
);
