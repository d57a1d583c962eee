import { DraftSchedule } from '#components/composer/draft/draft-schedule.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

export default { title: 'composer / draft-schedule' };

const scheduling = (draft = aDraft()) => (
  <StorySite me={ingrid} permissions={['schedule.allow']}>
    <DraftSchedule draft={draft} />
  </StorySite>
);

export const Unscheduled = () => scheduling();

export const Scheduled = () =>
  scheduling(aDraft({ draftStatus: 'scheduled', dateScheduled: '2026-11-21T09:00:00+00:00' }));

export const Failed = () =>
  scheduling(aDraft({ draftStatus: 'error', failedReason: 'You need the discussions.add permission to do that.' }));
