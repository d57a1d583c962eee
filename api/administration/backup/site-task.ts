import type { SiteTask } from './site-task-fields.contract.ts';

/** Whether a task waits or runs. */
export const isPendingTask = ({ status }: Pick<SiteTask, 'status'>): boolean =>
  status === 'waiting' || status === 'running';
