import { Schedule, type ScheduleProps } from '#components/composer/form/schedule.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / schedule' };

const done = () => Promise.resolve();

const schedule = (own: Partial<ScheduleProps>) => (
  <StorySite me={ingrid}>
    <Schedule draftStatus="draft" onSaveDraft={done} onSchedule={done} onCancel={done} onPost={done} {...own} />
  </StorySite>
);

export const OfADiscussion = () => schedule({});

export const Scheduled = () => schedule({ draftStatus: 'scheduled', dateScheduled: '2026-11-24T08:30:00Z' });
