import { useRouter } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { DefaultRoles } from './default-roles.tsx';
import { RoleCompare } from './role-compare.tsx';
import { rolePath, useRoleFacts } from './role-facts.ts';
import { RoleForm } from './role-form.tsx';
import { RoleList } from './role-list.tsx';
import { RoleStart } from './role-start.tsx';

/** The part of the pages about roles that an address names. */
export type RolePlace =
  | { readonly kind: 'list' | 'defaults' }
  | { readonly kind: 'add'; readonly copyOf?: number | undefined }
  | { readonly kind: 'edit'; readonly roleID: number }
  | { readonly kind: 'compare'; readonly first?: number | undefined; readonly second?: number | undefined };

/** The pages about roles: list, addition, editing, comparison and default roles. */
export function RolePage({ place }: { place: RolePlace }) {
  if (place.kind === 'list')
    return (
      <DashboardPage
        title={t('role.title')}
        description={t('role.text')}
        path={rolePath}
        action={
          <ButtonLink href={`${rolePath}/add`} variant="primary">
            {t('role.add')}
          </ButtonLink>
        }
      >
        <RoleList />
      </DashboardPage>
    );
  return <RolePart place={place} />;
}

function RolePart({ place }: { place: Exclude<RolePlace, { kind: 'list' }> }) {
  const { roles } = useRoleFacts();
  const router = useRouter({ warn: false });
  const role = place.kind === 'edit' ? roles.find(({ roleID }) => roleID === place.roleID) : undefined;
  const source = place.kind === 'add' ? roles.find(({ roleID }) => roleID === place.copyOf) : undefined;
  const titles = {
    list: t('role.title'),
    add: t('role.add'),
    compare: t('role.compare'),
    defaults: t('role.defaults'),
  };
  return (
    <DashboardPage
      title={place.kind === 'edit' ? (role?.name ?? t('role.form.title')) : titles[place.kind]}
      path={rolePath}
      {...(place.kind === 'compare' && { description: t('role.compare.text') })}
      action={<ButtonLink href={rolePath}>{t('role.back')}</ButtonLink>}
    >
      {place.kind === 'compare' && <RoleCompare first={place.first} second={place.second} />}
      {place.kind !== 'compare' && <SettingsNoScriptNotice />}
      {place.kind === 'defaults' && <DefaultRoles />}
      {place.kind === 'edit' && role && <RoleForm key={role.roleID} role={role} />}
      {place.kind === 'edit' && !role && <Message>{t('role.deleted')}</Message>}
      {place.kind === 'add' && !source && <RoleStart />}
      {place.kind === 'add' && (
        <RoleForm
          key={source?.roleID ?? 0}
          source={source}
          onCreated={({ roleID }) => router?.navigate({ href: `${rolePath}/${roleID}/edit` })}
        />
      )}
    </DashboardPage>
  );
}
