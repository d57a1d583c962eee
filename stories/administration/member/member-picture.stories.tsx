import { MemberPicture } from '#components/administration/member/member-picture.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / member-picture' };

export const WithoutPicture = () => (
  <StorySite me={ingrid} permissions={['users.edit']}>
    <MemberPicture member={aMember({ userID: 8, name: 'Uma', photoUrl: null })} />
  </StorySite>
);
