import type { User } from '#api/member/user/user.contract.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import { MemberAbout } from '#components/member/profile/member-about.tsx';
import { MemberPage } from '#components/member/profile/member-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aClosedMember, aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-page' };

const page = (member: User) => (
  <StorySite isBare seed={(client, api) => client.setQueryData(userQuery(api, 7).queryKey, member)}>
    <MemberPage userID={7} tab="about">
      {(shown) => <MemberAbout member={shown} />}
    </MemberPage>
  </StorySite>
);

export const Open = () => page(aMember());

export const Banned = () => page(aMember({ banned: 1 }));

export const Private = () => page(aClosedMember());
