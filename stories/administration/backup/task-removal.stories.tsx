import { TaskRemoval } from '#components/administration/backup/task-removal.tsx';

export default { title: 'administration / task-removal' };

export const Ready = () => (
  <TaskRemoval title="Delete the backup?" label="Delete" named="Delete backup 4" perform={async () => {}}>
    Its file is deleted.
  </TaskRemoval>
);
