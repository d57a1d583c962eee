import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCategory } from '#api/category/category.client.ts';
import type { CategoryBranch, CategoryEdit } from '#api/category/category-fields.contract.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Switch } from '#components/primitives/form/switch.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { permissionLabels } from './category-choices.ts';
import {
  type Granted,
  grantedIn,
  inheritedBy,
  type Permission,
  permissionNames,
  permissionsIn,
} from './category-grants.ts';
import * as styles from './category-permissions.css.ts';
import { useInvalidateCategories } from './use-invalidate-categories.ts';

interface CategoryPermissionsProps {
  readonly category: CategoryEdit;
  readonly categories: readonly CategoryBranch[];
}

/**
 * The form for the permissions in a category: inherited, or custom permissions per role
 * (docs/behavior/category.md#category-permissions).
 */
export function CategoryPermissions({ category, categories }: CategoryPermissionsProps) {
  const { api } = useSite();
  const { data: roles } = useSuspenseQuery(roleGrantsQuery(api));
  const renew = useInvalidateCategories();
  const [isOwn, setOwn] = useState(category.customPermissions);
  const [granted, setGranted] = useState(() =>
    grantedIn(isOwn ? category.permissions : inheritedBy(category, categories, roles)),
  );
  const grant = (roleID: number, name: Permission, isGranted: boolean) =>
    setGranted((before) => {
      const names = new Set(before.get(roleID));
      if (isGranted) names.add(name);
      else names.delete(name);
      return new Map(before).set(roleID, names);
    });
  const save = async () => {
    await changeCategory(
      api,
      category.categoryID,
      isOwn ? { customPermissions: true, permissions: permissionsIn(granted) } : { customPermissions: false },
    );
    await renew();
  };
  const isClosed = isOwn && [...granted.values()].every((names) => !names.has('discussions.view'));
  return (
    <MemberChange
      id="permissions"
      title={t('administration.category.may.title')}
      words={t('administration.category.may.text')}
      submit={t('administration.category.form.save')}
      done={t('administration.category.may.saved')}
      save={save}
    >
      {() => (
        <>
          <Switch
            name="customPermissions"
            label={t('administration.category.may.own')}
            help={t('administration.category.may.own-help')}
            checked={isOwn}
            onChange={({ target }) => setOwn(target.checked)}
          />
          {isOwn && <PermissionTable roles={roles} granted={granted} onGrant={grant} />}
          {isClosed && (
            <Message tone="warning" live>
              {t('administration.category.may.nobody-views')}
            </Message>
          )}
        </>
      )}
    </MemberChange>
  );
}

interface TableProps {
  readonly roles: readonly Role[];
  readonly granted: Granted;
  readonly onGrant: (roleID: number, name: Permission, isGranted: boolean) => void;
}

/** The permission table: one row per permission, one column per role. On small screens each permission is a group. */
const PermissionTable = ({ roles, granted, onGrant }: TableProps) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className={visuallyHidden}>{t('administration.category.may.title')}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('administration.category.may.permission')}</th>
          {roles.map(({ roleID, name }) => (
            <th key={roleID} scope="col" dir="auto">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissionNames.map((name) => (
          <tr key={name} className={styles.permission}>
            <th scope="row">{t(permissionLabels[name])}</th>
            {roles.map(({ roleID, name: role }) => (
              <td key={roleID}>
                <Checkbox
                  label={
                    <span className={styles.role} dir="auto">
                      {role}
                    </span>
                  }
                  aria-label={t('administration.category.may.cell', { role, permission: t(permissionLabels[name]) })}
                  checked={granted.get(roleID)?.has(name) ?? false}
                  onChange={({ target }) => onGrant(roleID, name, target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
