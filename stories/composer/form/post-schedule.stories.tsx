import { PostSchedule } from '#components/composer/form/post-schedule.tsx';
import { draftState, useComposerIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

export default { title: 'composer / post-schedule' };

const place = { userID: 7, recordType: 'discussion', parentRecordType: 'category', parentRecordID: 3 } as const;

type ScheduleProps = Pick<Parameters<typeof PostSchedule>[0], 'composer' | 'draft'>;

const view = (own: ScheduleProps) => (
  <StorySite me={ingrid} permissions={['schedule.allow']}>
    <PostSchedule place={place} fieldsOf={() => []} onCancelled={() => undefined} {...own} />
  </StorySite>
);

export const Unscheduled = () => view({ composer: useComposerIn() });

export const NothingWritten = () => view({ composer: useComposerIn({ draft: draftState() }) });

export const Scheduled = () =>
  view({
    composer: useComposerIn(),
    draft: aDraft({ draftStatus: 'scheduled', dateScheduled: '2026-11-24T09:00:00+00:00' }),
  });
