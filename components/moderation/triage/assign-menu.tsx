import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Menu, MenuItem } from '#components/primitives/overlay/menu.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { moderatorAssignmentMachine } from '#machines/moderation/triage/moderator-assignment.machine.ts';
import { problemOf } from '#machines/primitives/submission/submission-problem.ts';

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
  const assignment = useSubmission(moderatorAssignmentMachine, {
    send: (userID: number | null) => onGive(userID),
    onDone: () => toasts.add({ id: 'moderator-assignment', text: t('report.assign.done'), tone: 'success' }),
    onFailure: (error) => toasts.add({ id: 'moderator-assignment', text: problemOf(error).message, tone: 'error' }),
  });
  return (
    <Menu
      label={t('report.assign')}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="small" icon={<UserCheck size={16} />} {...assignment.getRootProps()}>
          {t('report.assign')}
        </Button>
      }
    >
      {assignedUserID !== null && (
        <MenuItem onSelect={() => assignment.submit(null)}>{t('report.assign.nobody')}</MenuItem>
      )}
      {people
        .filter(({ userID }) => userID !== assignedUserID)
        .map(({ userID, name }) => (
          <MenuItem key={userID} onSelect={() => assignment.submit(userID)}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
    </Menu>
  );
}
