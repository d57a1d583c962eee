import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { lookUpAssignees } from '#api/moderation/escalation.client.ts';
import { assignReport } from '#api/moderation/report.client.ts';
import type { Report } from '#api/moderation/report.contract.ts';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { Menu, MenuItem } from '#components/primitives/menu.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { reasonIn } from '#machines/reason-in.ts';

/** The report that is given to somebody; `onAssigned` shows whose it is now. */
export interface AssignMenuProps {
  readonly report: Report;
  readonly onAssigned: (reportID: number) => Promise<unknown>;
}

/** So many of those who keep order are offered. */
const most = 50;

/** Gives the reports of a record to one of those who keep order, or lets go of them. */
export function AssignMenu({ report, onAssigned }: AssignMenuProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const { data: people = [] } = useQuery({
    queryKey: ['assignees'],
    queryFn: async () => (await lookUpAssignees(api, { name: '', limit: most })).body,
    enabled: isOpen,
  });
  const { reportID, assignedUserID } = report;
  const give = async (userID: number | null) => {
    await assignReport(api, reportID, { assignedUserID: userID, seen: { assignedUserID } }).catch((error: unknown) =>
      toasts.add({ text: reasonIn(error), tone: 'error' }),
    );
    await onAssigned(reportID);
  };
  return (
    <Menu
      label={t('report.assign')}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="small" icon={<UserCheck size={16} />}>
          {t('report.assign')}
        </Button>
      }
    >
      {assignedUserID !== null && <MenuItem onSelect={() => void give(null)}>{t('report.assign.nobody')}</MenuItem>}
      {people
        .filter(({ userID }) => userID !== assignedUserID)
        .map(({ userID, name }) => (
          <MenuItem key={userID} onSelect={() => void give(userID)}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
    </Menu>
  );
}
