import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { type NavigationItems, selectNavigation } from '#api/administration/layout/navigation-setting.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { hasPermission, type PermissionEntry } from '#api/member/role/permission.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { MegaMenu } from '#components/shell/navigation/mega-menu.tsx';
import { navigationItems } from '#components/shell/navigation/navigation-item.ts';
import { NavigationPanel } from '#components/shell/navigation/navigation-panel.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './navigation-preview.css.ts';

interface NavigationPreviewProps {
  readonly navigation: NavigationItems;
  /** The roles with their permissions. */
  readonly roles: readonly Role[];
}

/** The navigation of the title bar as somebody with a role sees it, in wide and in narrow windows. Its links do not lead away. */
export function NavigationPreview({ navigation, roles }: NavigationPreviewProps) {
  const { api } = useSite();
  const [roleID, setRoleID] = useState(() => roles.find(({ type }) => type === 'guest')?.roleID ?? roles[0]?.roleID);
  const categories = useQuery(categoryTreeQuery(api)).data;
  const { items, mobileOnly } = selectNavigation(viewerWith(roles.find((role) => role.roleID === roleID)), navigation);
  const places = navigationItems(items, categories);
  return (
    <section className={styles.preview} aria-label={t('administration.navigation.preview')} onClickCapture={stay}>
      <h2 className={styles.title}>{t('administration.navigation.preview')}</h2>
      <Field label={t('administration.navigation.seen-by')}>
        {(wiring) => (
          <Select {...wiring} value={roleID} onChange={({ target }) => setRoleID(Number(target.value))}>
            {roles.map((role) => (
              <option key={role.roleID} value={role.roleID}>
                {role.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.bar}>
        {places.length > 0 ? <MegaMenu items={places} path="" /> : t('administration.navigation.preview-none')}
      </div>
      <div className={styles.narrow}>
        <span className={styles.panelBar}>
          <NavigationPanel items={places} more={navigationItems(mobileOnly)} path="" />
        </span>
        {t('administration.navigation.preview-narrow')}
      </div>
    </section>
  );
}

/** Keeps the links of the preview from leaving the page. */
const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** Returns a viewer who has only one role. */
const viewerWith = (role: Role | undefined) => {
  const record = {
    isAdmin: role?.type === 'administrator',
    permissions: (role?.permissions ?? []) as readonly PermissionEntry[],
    junctions: {},
    junctionAliases: {},
  };
  return {
    roleIDs: role ? [role.roleID] : [],
    may: (permission: Parameters<typeof hasPermission>[1]) => hasPermission(record, permission, { mode: 'global' }),
  };
};
