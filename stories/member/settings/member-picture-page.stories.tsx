import { myEditQuery } from '#api/member/user/user.queries.ts';
import { MemberPicturePage } from '#components/member/settings/member-picture-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMemberToEdit } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-picture-page' };

export const WithoutPicture = () => (
  <StorySite isBare me={ingrid} seed={(client, api) => client.setQueryData(myEditQuery(api).queryKey, aMemberToEdit())}>
    <MemberPicturePage />
  </StorySite>
);
