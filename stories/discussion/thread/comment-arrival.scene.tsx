import { useEffect } from 'react';
import { NewCommentsNotice } from '#components/discussion/thread/new-comments.tsx';
import { liveStore } from '#components/live/live-store.ts';
import { commentArrivalModel } from '#machines/discussion/thread/comment-arrival.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const arrive = () => liveStore.tell({ type: 'comment', data: { discussionID: 4, commentID: 41, userID: 3 } });

/** A discussion in which a comment has arrived. Another one arrives when the walk triggers `comment.arrived`. */
function Reading() {
  const show = useStoryCall<number>('/show');
  useEffect(arrive, []);
  useStoryEvents({ 'comment.arrived': arrive });
  return <NewCommentsNotice discussionID={4} commentsByID={{}} onShow={show} />;
}

/** The scene of the notice of new comments. */
export const commentArrivalScene = defineScene(commentArrivalModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Reading />
    </StorySite>
  ),
});
