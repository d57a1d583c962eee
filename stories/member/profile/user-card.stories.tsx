import { userQuery } from '#api/member/user/user.queries.ts';
import { UserCard } from '#components/member/profile/user-card.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / user-card' };

const card = (own: Parameters<typeof aMember>[0] = {}) => {
  const member = aMember(own);
  const seed: Seed = (client, api) => client.setQueryData(userQuery(api, member.userID).queryKey, member);
  return (
    <StorySite me={{ ...ingrid, userID: 8 }} permissions={['profiles.view', 'personalInfo.view']} seed={seed}>
      <div style={{ minBlockSize: '26rem' }}>
        <UserCard member={member} defaultOpen>
          <bdi>{member.name}</bdi>
        </UserCard>
      </div>
    </StorySite>
  );
};

export const Full = () => card({ email: 'ingrid@example.org' });

export const Banned = () => card({ banned: 1 });

export const LongName = () => card({ name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe_1911' });
