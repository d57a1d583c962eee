import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { failureToast } from '#components/primitives/overlay/failure-toast.ts';
import { Menu, MenuItem } from '#components/primitives/overlay/menu.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The current assignee, and the callback that assigns another member or unassigns. */
export interface AssignMenuProps {
  readonly assignedUserID: number | null;
  readonly onGive: (userID: number | null) => Promise<unknown>;
}

/** Assigns the reports of a record, or an escalation, to a moderator, or unassigns them. */
export function AssignMenu({ assignedUserID, onGive }: AssignMenuProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const { data: people = [] } = useQuery({ ...assigneesQuery(api), enabled: isOpen });
  const give = (userID: number | null) =>
    void onGive(userID).then(
      () => toasts.add({ text: t('report.assign.done'), tone: 'success' }),
      (error: unknown) => toasts.add(failureToast(error)),
    );
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
      {assignedUserID !== null && <MenuItem onSelect={() => give(null)}>{t('report.assign.nobody')}</MenuItem>}
      {people
        .filter(({ userID }) => userID !== assignedUserID)
        .map(({ userID, name }) => (
          <MenuItem key={userID} onSelect={() => give(userID)}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
    </Menu>
  );
}
