import { TaskProgress } from '#components/administration/backup/task-progress.tsx';

export default { title: 'administration / task-progress' };

export const Waiting = () => (
  <TaskProgress task={{ status: 'waiting', step: null, done: 0, total: 0 }} label="Backing up…" />
);

export const Copying = () => (
  <TaskProgress task={{ status: 'running', step: 'uploads', done: 310, total: 1_204 }} label="Backing up…" />
);

export const Comparing = () => (
  <TaskProgress task={{ status: 'running', step: 'compare', done: 40_000, total: 48_210 }} label="Checking…" />
);
