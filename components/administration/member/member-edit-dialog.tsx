import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { changeUser } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { memberPatch } from './member-form.ts';
import { useInvalidateMembers } from './use-invalidate-members.ts';
import { useLoadMemberForm } from './use-load-member-form.ts';

/** The dialog that edits the account of a member. Only changed values are sent. */
export function MemberEditDialog({ member, returnTo }: { member: User; returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const toasts = useToasts();
  const client = useQueryClient();
  const invalidate = useInvalidateMembers();
  return (
    <FormDialog
      title={t('user.edit.title', { name: member.name })}
      load={useLoadMemberForm(member.userID)}
      save={(_, changes) => changeUser(api, member.userID, memberPatch(changes))}
      onSaved={() => {
        toasts.add({ text: t('user.edit.saved'), tone: 'success' });
        void client.invalidateQueries({ queryKey: ['account'] });
        void invalidate();
      }}
      returnTo={returnTo}
    />
  );
}
