import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormValues } from '#api/form/form-schema.ts';
import { changeRole, createRole } from '#api/member/role/role.client.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { t } from '#api/translations.ts';
import { DiscardQuestion } from '#components/form/discard-question.tsx';
import * as cardStyles from '#components/form/form-card.css.ts';
import { FormFields } from '#components/form/form-fields.tsx';
import { submitOf, useForm } from '#components/form/use-form.ts';
import { useLeaveGuard } from '#components/form/use-leave-guard.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { PermissionGrid } from './permission-grid.tsx';
import { RoleChangeNotice } from './role-change-notice.tsx';
import { useRoleFacts } from './role-facts.ts';
import * as styles from './role-form.css.ts';
import { cellsIn, cellsOf, type GridKey, lackedCells, namesIn, toggled } from './role-grid.ts';
import { permissionList } from './role-permissions.ts';
import { grantedIn, permissionField, roleFormValues, roleRequest, roleSettingsForm } from './role-settings-form.ts';
import { useRoleUndo } from './use-role-undo.ts';

/** The props of the form of a role. */
export interface RoleFormProps {
  /** The role to edit. Omitted to create one. */
  readonly role?: Role | undefined;
  /** The role of which a new one is a copy. */
  readonly source?: Role | undefined;
  /** Called after a new role is created. */
  readonly onCreated?: (role: Role) => unknown;
}

const newRole = ({ roleID: _, isDefault: __, domains: ___, ...source }: Role) => ({
  ...source,
  name: t('role.copy-name', { name: source.name }),
  type: source.type === 'member' || source.type === 'moderator' ? source.type : null,
});

/** The form that creates, copies or edits a role, with the grid of its permissions (docs/behavior/member.md#roles). */
export function RoleForm({ role, source, onCreated }: RoleFormProps) {
  const { api, permissions, settings } = useSite();
  const { roles, scopes } = useRoleFacts();
  const { data: me } = useSuspenseQuery(meQuery(api));
  const [restored, setRestored] = useState<readonly string[]>();
  const reportSaved = useRoleUndo(() => setRestored(Object.keys(roleFormValues([]))));
  const all = cellsOf(scopes);
  const lacked = new Set(lackedCells(permissions as never, all));
  const before = cellsIn((role ?? source)?.permissions ?? [], scopes);
  const beyond = before.filter((key) => lacked.has(key));
  const maySet = role === undefined || beyond.length === 0;
  const initial = roleFormValues(scopes, role ?? (source && newRole(source)));
  const kept = role ? before : before.filter((key) => !lacked.has(key));
  const form = useForm({
    loaded: { schema: roleSettingsForm(scopes, role, maySet), values: { ...initial, [permissionField]: kept } },
    restored,
    save: (values) =>
      role ? changeRole(api, role.roleID, roleRequest(values, role)) : createRole(api, roleRequest(values)),
    onSaved: (output) => {
      const { body, logEntryID } = output as Awaited<ReturnType<typeof createRole>>;
      const renewed = reportSaved(t('role.saved'), logEntryID);
      // The page of the new role needs it in the list.
      if (!role) void renewed.then(() => onCreated?.(body));
    },
  });
  useLeaveGuard(form, { isGuarded: form.isChanged && !form.isBusy && !(form.isSaved && !role) });
  const granted = grantedIn(form.values);
  const change = (cells: readonly GridKey[], isGranted: boolean) =>
    form.change([permissionField], toggled({ all, granted }, cells, isGranted));
  const canSession = form.values['canSession'] === true;
  const facts = { role, roles, viewer: { roleIDs: me.roleIDs, isAdmin: permissions?.isAdmin === true } };
  return (
    <SettingsCard id="role" title={t('role.form.title')}>
      <Beyond cells={beyond} isCopy={role === undefined} />
      <form ref={form.root} className={styles.form} method="post" onSubmit={submitOf(form)} {...form.getFormProps()}>
        <FormFields form={form}>
          {({ renderFields }) => (
            <>
              <div className={styles.fields}>
                {renderFields(
                  form.fields.filter(({ name }) => name !== permissionField),
                  form.values,
                )}
                {settings['registration.confirmEmail'] === false && hasDomains(form.values) && (
                  <Message tone="warning" live>
                    {t('role.warning.unconfirmed')}
                  </Message>
                )}
              </div>
              <section aria-labelledby={form.idOf([permissionField])}>
                <h3 id={form.idOf([permissionField])} tabIndex={-1} className={styles.heading}>
                  {t('role.form.permissions')}
                </h3>
                <p className={styles.help}>{t('role.form.permissions-help')}</p>
                <PermissionGrid
                  scopes={scopes}
                  granted={granted}
                  fixed={fixedCells({ all, lacked, maySet, isGuest: form.values['type'] === 'guest' })}
                  isBusy={form.isBusy}
                  onChange={change}
                />
              </section>
            </>
          )}
        </FormFields>
        {role && <RoleChangeNotice facts={facts} before={before} after={{ cells: granted, canSession }} />}
        <div className={cardStyles.actions}>
          <Button variant="primary" {...form.getSubmitProps()}>
            {t(role ? 'role.form.save' : 'role.add')}
          </Button>
          {form.isChanged && <Button {...form.getResetProps()} />}
        </div>
      </form>
      <DiscardQuestion isAsking={form.isAsking} {...form.getDiscardProps()} />
    </SettingsCard>
  );
}

const hasDomains = ({ domains }: FormValues): boolean => Array.isArray(domains) && domains.length > 0;

/** The permissions beyond those of the viewer: a role with them cannot be changed, and a copy is made without them. */
const Beyond = ({ cells, isCopy }: { cells: readonly GridKey[]; isCopy: boolean }) =>
  cells.length > 0 && (
    <Message tone="warning">
      {t(isCopy ? 'role.form.left-out' : 'role.form.beyond', { permissions: permissionList(namesIn(cells)) })}
    </Message>
  );

interface FixedFacts {
  readonly all: readonly GridKey[];
  readonly lacked: ReadonlySet<GridKey>;
  readonly maySet: boolean;
  readonly isGuest: boolean;
}

/** Returns the cells that cannot be changed, with the reason. */
function fixedCells({ all, lacked, maySet, isGuest }: FixedFacts): ReadonlyMap<GridKey, string> {
  const lacking = all.filter((key) => !maySet || lacked.has(key));
  const fixed = new Map(lacking.map((key) => [key, t('role.grid.lacking')]));
  if (isGuest) fixed.set('0 session.valid', t('role.grid.guest'));
  return fixed;
}
