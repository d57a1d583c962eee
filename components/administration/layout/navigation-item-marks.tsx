import type { FormValues } from '#api/form/form-schema.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { t } from '#api/translations.ts';
import { Tag } from '#components/primitives/text/tag.tsx';

interface NavigationItemMarksProps {
  readonly values: FormValues;
  readonly roles: readonly Pick<Role, 'roleID' | 'name'>[];
}

/** The tags of a navigation item: its badge, whether it is hidden, and the roles and the permission that it requires. */
export function NavigationItemMarks({ values, roles }: NavigationItemMarksProps) {
  const { isHidden, permission, roleIDs, badgeType, badgeText } = values;
  const chosen = (roleIDs ?? []) as readonly number[];
  return (
    <>
      {badgeType && <Tag preset="colored">{String(badgeText)}</Tag>}
      {isHidden && <Tag preset="greyscale">{t('administration.navigation.hidden')}</Tag>}
      {chosen.map((roleID) => (
        <Tag key={roleID} preset="standard">
          {roles.find((role) => role.roleID === roleID)?.name ?? t('administration.navigation.role-gone')}
        </Tag>
      ))}
      {permission && <Tag preset="standard">{String(permission)}</Tag>}
    </>
  );
}
