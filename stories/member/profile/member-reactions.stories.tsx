import { MemberReactions } from '#components/member/profile/member-reactions.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-reactions' };

const record = {
  recordType: 'Comment',
  recordID: 4,
  discussionID: 2,
  commentID: 4,
  name: 'Re: Which plane for oak?',
  body: '<p>A jack plane.</p>',
  excerpt: 'A jack plane with a cambered iron takes off most of it.',
  url: '/discussion/comment/4#Comment_4',
  insertUserID: 7,
  dateInserted: '2026-11-18T09:30:00+00:00',
  dateUpdated: null,
  count: 12,
} as const;

export const Filled = () => (
  <StorySite>
    <MemberReactions
      member={aMember()}
      urlcode="like"
      records={[record, { ...record, recordID: 5, count: 1 }]}
      pager={{ page: 1, limit: 2, total: 2, hasMore: true }}
    />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <MemberReactions member={aMember({ reactionsReceived: {} })} />
  </StorySite>
);
