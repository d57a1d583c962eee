import { CommentGap } from '#components/discussion/thread/comment-gap.tsx';
import { ThreadContext } from '#components/discussion/thread/thread-context.ts';
import { commentGapModel } from '#machines/discussion/thread/comment-gap.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aThreadHole } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

/** The scene of the comments that a thread omits. */
export const commentGapScene = defineScene(commentGapModel, {
  render: () => (
    <StorySite me={ingrid}>
      <ThreadContext value={{ discussion: aDiscussion(), commentsByID: {} }}>
        <CommentGap
          hole={aThreadHole()}
          draw={(items) =>
            items.map((item) => (
              <li key={item.path}>
                <article aria-label="Reply" tabIndex={-1}>
                  Foolish, rather.
                </article>
              </li>
            ))
          }
        />
      </ThreadContext>
    </StorySite>
  ),
});
