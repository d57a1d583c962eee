import type { Role } from '#api/member/role/role.contract.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { linkTarget } from '#theme/layout/link-target.css.ts';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { deletionRefusal, rolePath, useRoleFacts } from './role-facts.ts';
import * as styles from './role-list.css.ts';
import { RolePreviewButton } from './role-preview-button.tsx';
import { RoleRemoval } from './role-removal.tsx';

/** The roles of the site, with the number of their members (docs/behavior/member.md#roles). */
export function RoleList() {
  const { roles } = useRoleFacts();
  return (
    <>
      <SettingsNoScriptNotice />
      <nav className={styles.links} aria-label={t('role.title')}>
        <ButtonLink href={`${rolePath}/compare`} size="small">
          {t('role.compare')}
        </ButtonLink>
        <ButtonLink href={`${rolePath}/default-types`} size="small">
          {t('role.defaults')}
        </ButtonLink>
        <ButtonLink href="/dashboard/members/permissions" size="small">
          {t('role.why')}
        </ButtonLink>
      </nav>
      <ul className={recordSheet} aria-label={t('role.title')}>
        {roles.map((role) => (
          <OneRole key={role.roleID} role={role} roles={roles} />
        ))}
      </ul>
    </>
  );
}

function OneRole({ role, roles }: { role: Role; roles: readonly Role[] }) {
  const { roleID, name, description, type, countUsers = 0 } = role;
  const refusal = deletionRefusal(role, roles);
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h2 className={recordName}>
          <Link href={`${rolePath}/${roleID}/edit`} tone="plain">
            <bdi>{name}</bdi>
          </Link>
          <RoleTags role={role} />
        </h2>
        {description && (
          <p className={recordNote} dir="auto">
            {description}
          </p>
        )}
        {type !== 'guest' && (
          <p className={recordNote}>
            <Link href={`/dashboard/user?roleIDs=${roleID}`} className={linkTarget}>
              {t('role.count', { count: countUsers })}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink size="small" href={`${rolePath}/${roleID}/edit`} aria-label={t('role.edit-named', { name })}>
          {t('role.edit')}
        </ButtonLink>
        <ButtonLink size="small" href={`${rolePath}/add?copy=${roleID}`} aria-label={t('role.copy-named', { name })}>
          {t('role.copy')}
        </ButtonLink>
        <RolePreviewButton role={role} />
        <EditButton
          label={t('role.delete-named', { name })}
          disabledReason={refusal && t(refusal)}
          dialog={(returnTo) => <RoleRemoval role={role} roles={roles} returnTo={returnTo} />}
        >
          {t('role.delete')}
        </EditButton>
      </div>
    </li>
  );
}

/** The properties of a role that matter in a list: its type, and how it is assigned. */
const RoleTags = ({ role: { type, isDefault, personalInfo, domains } }: { role: Role }) => (
  <>
    {type && (
      <Tag preset={isDefault ? 'colored' : 'standard'}>
        {isDefault ? t('role.tag.default', { type: t(`role.type.${type}`) }) : t(`role.type.${type}`)}
      </Tag>
    )}
    {personalInfo && <Tag preset="greyscale">{t('role.tag.personal')}</Tag>}
    {domains && <Tag preset="greyscale">{t('role.tag.domains')}</Tag>}
  </>
);
