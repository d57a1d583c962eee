import { useQueryClient } from '@tanstack/react-query';
import { changeDefaultRoles } from '#api/member/role/role.client.ts';
import { t } from '#api/translations.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { defaultRoleForm, defaultRoleValues } from './default-role-form.ts';
import { useRoleFacts } from './role-facts.ts';

/** The roles that the forum assigns by itself, with what each is for. */
export function DefaultRoles() {
  const { api } = useSite();
  const { roles } = useRoleFacts();
  const client = useQueryClient();
  return (
    <FormCard
      id="default-roles"
      title={t('role.defaults')}
      words={
        <>
          {t('role.defaults.text')}
          <br />
          {t('role.defaults.by-hand')}
        </>
      }
      savedText={t('role.defaults.saved')}
      loaded={{ schema: defaultRoleForm(roles), values: defaultRoleValues(roles) }}
      save={async (_, changes) => {
        await changeDefaultRoles(api, changes as Record<string, number>);
        await client.invalidateQueries({ queryKey: ['roles'] });
      }}
    />
  );
}
