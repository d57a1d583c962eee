import { PostSchedule } from '#components/composer/form/post-schedule.tsx';
import { composerIn, draftPropsIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

export default { title: 'composer / post-schedule' };

const place = { userID: 7, recordType: 'discussion', parentRecordType: 'category', parentRecordID: 3 } as const;

const view = (own: Partial<Parameters<typeof PostSchedule>[0]> = {}) => (
  <StorySite me={ingrid} permissions={['schedule.allow']}>
    <PostSchedule composer={composerIn()} place={place} fieldsOf={() => []} onCancelled={() => undefined} {...own} />
  </StorySite>
);

export const Unscheduled = () => view();

export const NothingWritten = () => view({ composer: composerIn({ keeping: draftPropsIn() }) });

export const Scheduled = () =>
  view({ draft: aDraft({ draftStatus: 'scheduled', dateScheduled: '2026-11-24T09:00:00+00:00' }) });
