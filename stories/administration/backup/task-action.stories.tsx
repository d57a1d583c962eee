import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / task-action' };

function Cancelling() {
  const perform = useStoryCall();
  return <TaskAction perform={() => perform({})}>Cancel</TaskAction>;
}

export const Ready = () => (
  <StorySite>
    <Cancelling />
  </StorySite>
);
