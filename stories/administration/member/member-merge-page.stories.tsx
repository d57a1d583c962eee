import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { mergePreviewQuery } from '#api/member/merge/member-merge.queries.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import { MemberMergePage, type MergeQuestion } from '#components/administration/member/member-merge-page.tsx';
import { aMergePreview } from '#stories/administration/member/a-merge-preview.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / member-merge-page' };

const Page = ({ question }: { question: Omit<MergeQuestion, 'userID'> }) => (
  <StorySite
    me={ingrid}
    permissions={['users.edit', 'users.delete', 'personalInfo.view']}
    seed={(client, api) => {
      const preview = aMergePreview();
      client.setQueryData(userQuery(api, 8).queryKey, preview.source.user);
      client.setQueryData(userQuery(api, 9).queryKey, preview.target.user);
      client.setQueryData(mergePreviewQuery(api, 8, 9).queryKey, preview);
      client.setQueryData(twoFactorQuery(api).queryKey, { isConfirmed: true } as never);
    }}
  >
    <MemberMergePage question={{ userID: 8, ...question }} />
  </StorySite>
);

export const Choosing = () => <Page question={{}} />;
export const UnknownName = () => <Page question={{ name: 'Umma', problem: 'There is no member with this name.' }} />;
export const Compared = () => <Page question={{ into: 9 }} />;
