import { TaskReason, TaskRow } from '#components/administration/backup/task-row.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { recordSheet } from '#theme/layout/record.css.ts';

export default { title: 'administration / task-row' };

export const Failed = () => (
  <ul className={recordSheet}>
    <TaskRow status="failed" title="Backup" actions={<Button size="small">Delete</Button>}>
      <TaskReason task={{ reason: 'disk-full', reasonDetail: 'ENOSPC: no space left on device, write' }} />
    </TaskRow>
    <TaskRow status="cancelled" title="Backup" actions={null}>
      {null}
    </TaskRow>
  </ul>
);
