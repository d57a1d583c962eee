import { type RefObject, useState } from 'react';
import { deleteRole } from '#api/member/role/role.client.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { t } from '#api/translations.ts';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { useRoleUndo } from './use-role-undo.ts';

interface RoleRemovalProps {
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The dialog before a role is deleted: how many members it affects, and which role they receive instead. */
export function RoleRemoval({ role, roles, returnTo }: RoleRemovalProps) {
  const { api } = useSite();
  const reportSaved = useRoleUndo();
  const [replacement, setReplacement] = useState('');
  const { roleID, name, countUsers = 0 } = role;
  const remove = async () => {
    const { logEntryID } = await deleteRole(api, roleID, replacement ? { replacementRoleID: Number(replacement) } : {});
    void reportSaved(t('role.deleted'), logEntryID);
  };
  return (
    <OptionDialog
      title={t('role.delete-named', { name })}
      saveLabel={t('role.delete')}
      isDestructive
      save={remove}
      onSaved={() => undefined}
      refusal={countUsers > 0 && replacement === '' ? t('role.replacement-lacking') : undefined}
      returnTo={returnTo}
    >
      <Message tone={countUsers > 0 ? 'warning' : 'info'}>{t('role.delete-affected', { count: countUsers })}</Message>
      {countUsers > 0 && (
        <Field label={t('role.replacement')} help={t('role.replacement-help')} required>
          {(wiring) => (
            <Select {...wiring} value={replacement} onChange={({ target }) => setReplacement(target.value)}>
              <option value="">{t('role.replacement-choose')}</option>
              {roles
                .filter((other) => other.roleID !== roleID && other.type !== 'guest')
                .map((other) => (
                  <option key={other.roleID} value={other.roleID}>
                    {other.name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
    </OptionDialog>
  );
}
