import type { MentioningPost } from '#api/member/identity/user-mention.contract.ts';
import { myMentionsQuery } from '#api/member/identity/user-mention.queries.ts';
import { MentionPage } from '#components/notification/mention-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'notification / mention-page' };

const mairead = aUserFragment({ userID: 8, name: 'MaireadK', url: '/profile/8/MaireadK' });

const mentions: readonly MentioningPost[] = [
  {
    recordType: 'comment',
    recordID: 31,
    name: 'Which varnish for a cedar hull?',
    url: '/discussion/comment/31#Comment_31',
    excerpt: 'I would ask @ingrid, who has done two of them and still has hands.',
    categoryID: 1,
    insertUserID: 8,
    insertUser: mairead,
    dateInserted: '2026-11-20T09:41:00+00:00',
  },
  {
    recordType: 'discussion',
    recordID: 12,
    name: 'من يعرف عن القوارب؟',
    url: '/discussion/12',
    excerpt: 'أظن أن @ingrid تعرف.',
    categoryID: 1,
    insertUserID: 8,
    insertUser: mairead,
    dateInserted: '2026-11-18T09:41:00+00:00',
  },
];

const page = (shown: readonly MentioningPost[], hasMore = false) => (
  <StorySite
    me={ingrid}
    isBare
    seed={(client, api) => client.setQueryData(myMentionsQuery(api, 1).queryKey, { mentions: [...shown], hasMore })}
  >
    <MentionPage page={1} />
  </StorySite>
);

export const Some = () => page(mentions);

export const More = () => page(mentions, true);

export const Empty = () => page([]);
