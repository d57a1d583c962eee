import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { FormValues } from '#api/form/form-schema.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { createUser } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { userAdditionQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { FormCard } from '#components/form/form-card.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { memberForm, memberFormValues, memberPost } from './member-form.ts';

/** The form for a new member. After saving, it navigates to the page of the member. */
export function MemberAddition() {
  const { api } = useSite();
  const router = useRouter();
  const toasts = useToasts();
  const client = useQueryClient();
  const { data: roles } = useSuspenseQuery(assignableRolesQuery(api));
  const { data: fields } = useSuspenseQuery(profileFieldsQuery(api));
  const { data: addition } = useSuspenseQuery(userAdditionQuery(api));
  const parts = { roles, fields, ...addition };
  const usual = roles.find(({ type, assignable, isDefault }) => type === 'member' && assignable && isDefault);
  const initial = usual ? [usual.roleID] : [];
  const save = async (values: FormValues) => (await createUser(api, memberPost(values))).body;
  const announce = (output: unknown) => {
    const { userID, name } = output as User;
    toasts.add({ text: t('user.add.done', { name }), tone: 'success' });
    void client.invalidateQueries({ queryKey: ['users'] });
    void router.navigate({ href: `/dashboard/members/${userID}` });
  };
  return (
    <DashboardPage title={t('user.add.title')} description={t('user.add.words')} path="/dashboard/user/add">
      <FormCard
        id="member"
        title={t('user.add.card')}
        saveLabel={t('user.add.submit')}
        loaded={{ schema: memberForm(parts), values: memberFormValues(parts, initial) }}
        save={save}
        onSaved={announce}
        isQuiet
      />
    </DashboardPage>
  );
}
