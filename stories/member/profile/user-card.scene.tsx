import { UserCard } from '#components/member/profile/user-card.tsx';
import { userCardModel } from '#machines/member/profile/user-card.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

const own = { private: { private: true }, banned: { banned: 1 } } as const;

/** The scene of the user card machine: another member's name and the card that it opens. */
export const userCardScene = defineScene(userCardModel, {
  render: (start) => (
    <StorySite
      me={{ ...ingrid, userID: 8, name: 'MaireadK' }}
      permissions={['profiles.view']}
      settings={{ 'ui.bannedPrivateProfile': true }}
    >
      <div style={{ minBlockSize: '24rem' }}>
        <UserCard member={aUserFragment(own[start as keyof typeof own] ?? {})}>
          <bdi>Ingrid Solheim</bdi>
        </UserCard>
      </div>
    </StorySite>
  ),
});
