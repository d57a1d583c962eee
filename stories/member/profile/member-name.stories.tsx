import { MemberName } from '#components/member/profile/member-name.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-name' };

const name = (permissions: readonly string[]) => (
  <StorySite me={{ ...ingrid, userID: 8 }} permissions={permissions}>
    <MemberName member={aUserFragment()}>
      <bdi>Ingrid Solheim</bdi>
    </MemberName>
  </StorySite>
);

export const WithCard = () => name(['profiles.view']);

export const LinkOnly = () => name([]);
