import { userEditQuery } from '#api/member/user/user.queries.ts';
import { memberContentQuery } from '#api/moderation/decision/decision.queries.ts';
import { MemberActions } from '#components/administration/member/member-actions.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-actions' };

export const All = () => (
  <StorySite
    me={ingrid}
    permissions={['users.edit', 'users.delete', 'site.manage']}
    seed={(client, api) => {
      client.setQueryData(userEditQuery(api, 8).queryKey, { hasSecondFactor: true } as never);
      client.setQueryData(memberContentQuery(api, 8).queryKey, {
        countDiscussions: 2,
        countComments: 3,
        countOthersComments: 1,
      });
    }}
  >
    <MemberActions member={aMember({ userID: 8, name: 'Uma' })} />
  </StorySite>
);
