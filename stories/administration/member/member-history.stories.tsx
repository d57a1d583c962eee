import { sessionsOfUserQuery } from '#api/member/user/user.queries.ts';
import { memberLogQuery } from '#api/moderation/log/log.queries.ts';
import { moderatorNotesQuery } from '#api/moderation/report/report.queries.ts';
import { MemberHistory } from '#components/administration/member/member-history.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / member-history' };

export const NothingYet = () => (
  <StorySite
    me={ingrid}
    permissions={['users.edit', 'community.moderate']}
    seed={(client, api) => {
      client.setQueryData(sessionsOfUserQuery(api, 8).queryKey, []);
      client.setQueryData(memberLogQuery(api, 8).queryKey, { rows: [], total: 0, limit: 10 });
      client.setQueryData(moderatorNotesQuery(api, { recordType: 'user', recordID: 8 }).queryKey, []);
    }}
  >
    <MemberHistory userID={8} />
  </StorySite>
);
