import type { ReactNode } from 'react';
import type { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { recordName, recordNote, recordText } from '#theme/layout/record.css.ts';
import * as styles from './backup.css.ts';

/** The props of the row of a task. */
export interface TaskRowProps {
  readonly status: SiteTask['status'];
  /** The title, with the tags before that of the status. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The row of a task in a list: the title, a tag if the task failed or was cancelled, the details, and the actions. */
export const TaskRow = ({ status, title, children, actions }: TaskRowProps) => (
  <li className={styles.row}>
    <div className={recordText}>
      <h3 className={recordName}>
        {title}
        {status === 'failed' && <Tag preset="error">{t('data.task.failed')}</Tag>}
        {status === 'cancelled' && <Tag preset="greyscale">{t('data.task.cancelled')}</Tag>}
      </h3>
      {children}
    </div>
    <div className={styles.actions}>{actions}</div>
  </li>
);

/** The reason of a failed task, with its details. */
export const TaskReason = ({ task: { reason, reasonDetail } }: { task: Pick<SiteTask, 'reason' | 'reasonDetail'> }) =>
  reason && (
    <p className={recordNote}>
      {t(`data.task.reason.${reason}`)}{' '}
      {reasonDetail && (
        <span lang="en" dir="ltr">
          {reasonDetail}
        </span>
      )}
    </p>
  );
