import { CommentHole } from '#components/discussion/thread/comment-hole.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aThreadHole } from '#tests/support/builders/builders.ts';

export default { title: 'discussion / comment-hole' };

export const Several = () => (
  <StorySite>
    <CommentHole hole={aThreadHole()} draw={() => null} />
  </StorySite>
);

export const One = () => (
  <StorySite>
    <CommentHole hole={aThreadHole({ countAllComments: 1, countAllInsertUsers: 1 })} draw={() => null} />
  </StorySite>
);
