import { CommentGap } from '#components/discussion/thread/comment-gap.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aThreadHole } from '#tests/support/builders/comment-builders.ts';

export default { title: 'discussion / comment-gap' };

export const Several = () => (
  <StorySite>
    <CommentGap hole={aThreadHole()} draw={() => null} />
  </StorySite>
);

export const One = () => (
  <StorySite>
    <CommentGap hole={aThreadHole({ countAllComments: 1, countAllInsertUsers: 1 })} draw={() => null} />
  </StorySite>
);
