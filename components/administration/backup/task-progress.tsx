import type { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { t } from '#api/translations.ts';
import { fileSize, fullNumber } from '#components/primitives/text/format-number.ts';
import * as styles from './task-progress.css.ts';

/** The props of the progress of a task. */
export interface TaskProgressProps {
  readonly task: Pick<SiteTask, 'status' | 'step' | 'done' | 'total'>;
  /** The description of the task, also the name of the bar. */
  readonly label: string;
}

const known = ['database', 'uploads', 'compare', 'recount'] as const;

/** The steps of reading a dump: its tables, whose names are not translated. Their progress is a number of bytes. */
const dumpTables = ['Users', 'Tags', 'Posts', 'Comments', 'Badges', 'Votes'];

function stepText({ status, step, done, total }: TaskProgressProps['task']): string {
  if (status === 'running' && step && dumpTables.includes(step))
    return t('data.task.step.import', { table: step, done: fileSize(done), total: fileSize(total) });
  if (status === 'running' && step === 'import-finish') return t('data.task.step.import-finish');
  const name = known.find((one) => one === step);
  if (status === 'waiting' || !name) return status === 'waiting' ? t('data.task.waiting') : '';
  const [some, all] = [fullNumber(done), fullNumber(total)];
  if (name === 'database')
    return total > 0
      ? t('data.task.step.database', { done: some, total: all })
      : t('data.task.step.database-some', { done: some });
  if (name === 'uploads')
    return total > 0
      ? t('data.task.step.uploads', { done: some, total: all })
      : t('data.task.step.uploads-some', { done: some });
  return t(name === 'compare' ? 'data.task.step.compare' : 'data.task.step.recount', { done: some, total: all });
}

/** The progress of a task that waits or runs: a bar and its current step. */
export const TaskProgress = ({ task, label }: TaskProgressProps) => (
  <div className={styles.root}>
    <p>{label}</p>
    <progress
      className={styles.bar}
      aria-label={label}
      {...(task.total > 0 && { value: Math.min(task.done, task.total), max: task.total })}
    />
    <p className={styles.words}>{stepText(task)}</p>
  </div>
);
