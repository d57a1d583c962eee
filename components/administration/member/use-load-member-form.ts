import { useQueryClient } from '@tanstack/react-query';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { userEditQuery, userQuery } from '#api/member/user/user.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { memberForm, memberFormValues } from './member-form.ts';

/** Returns a function that loads the form of a member with their present values. */
export function useLoadMemberForm(userID: number) {
  const { api } = useSite();
  const client = useQueryClient();
  return async () => {
    const [member, { label, profileFields }, roles, fields, safety] = await Promise.all([
      client.fetchQuery(userEditQuery(api, userID)),
      client.fetchQuery(userQuery(api, userID)),
      client.fetchQuery(assignableRolesQuery(api)),
      client.fetchQuery(profileFieldsQuery(api)),
      client.fetchQuery({ ...twoFactorQuery(api), staleTime: 0 }),
    ]);
    const parts = {
      member: { ...member, label, ...(profileFields && { profileFields }) },
      ...{ roles, fields, asksPassword: safety.hasPassword && !safety.isConfirmed },
    };
    return { schema: memberForm(parts), values: memberFormValues(parts, []) };
  };
}
