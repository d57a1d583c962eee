import { MemberCommentList } from '#components/member/profile/member-comment-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';

export default { title: 'member / member-comment-list' };

const pager = { page: 1, limit: 30, total: 42, hasMore: true };
const href = (page: number) => `/profile/comments/8/MaireadK?page=${page}`;

export const Populated = () => (
  <StorySite>
    <MemberCommentList
      label="Comments by MaireadK"
      comments={[aComment(), aComment({ commentID: 92, qna: 'accepted', score: 12 })]}
      pager={pager}
      href={href}
    />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <MemberCommentList
      label="Comments by MaireadK"
      comments={[]}
      pager={{ ...pager, total: 0, hasMore: false }}
      href={href}
    />
  </StorySite>
);
