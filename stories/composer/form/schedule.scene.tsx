import { Schedule } from '#components/composer/form/schedule.tsx';
import type { ScheduleInput } from '#machines/composer/form/schedule.machine.ts';
import { scheduleModel } from '#machines/composer/form/schedule.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of a draft's schedule: none yet, scheduled, or failed. */
export const scheduleScene = defineScene(scheduleModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <Scheduling {...(scheduleModel.spec.starts?.[start] as ScheduleInput)} />
    </StorySite>
  ),
});

function Scheduling(input: ScheduleInput) {
  const save = useStoryCall<object, void>('/save');
  const schedule = useStoryCall<object, void>('/schedule');
  const cancel = useStoryCall<object, void>('/cancel');
  const post = useStoryCall<object, void>('/post');
  return (
    <Schedule
      {...input}
      onSaveDraft={() => save({})}
      onSchedule={(dateScheduled) => schedule({ dateScheduled })}
      onCancel={() => cancel({})}
      onPost={() => post({})}
    />
  );
}
