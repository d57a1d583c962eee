import { type MemberDirectoryFilter, memberDirectoryQuery } from '#api/member/user/user.queries.ts';
import { MemberDirectory } from '#components/member/profile/member-directory.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-directory' };

const filter: MemberDirectoryFilter = { query: '', sort: '-dateLastActive', page: 1, limit: 30, answers: {} };

const finding = (...users: ReturnType<typeof aMember>[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['profiles.view']}
    seed={(client, api) =>
      client.setQueryData(memberDirectoryQuery(api, filter).queryKey, { users, total: users.length })
    }
  >
    <MemberDirectory filter={filter} />
  </StorySite>
);

export const Filled = () =>
  finding(
    aMember(),
    aMember({ userID: 8, name: 'Tomas Lind', title: null, banned: 1, countPosts: 1, dateLastActive: null }),
    aMember({ userID: 9, name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe_1911', private: true }),
  );

export const Empty = () => finding();
