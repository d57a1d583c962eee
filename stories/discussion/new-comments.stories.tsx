import { useEffect } from 'react';
import { NewComments } from '#components/discussion/new-comments.tsx';
import { liveStore } from '#components/live/live-store.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / new-comments' };

function Arriving() {
  useEffect(() => {
    for (const commentID of [41, 42]) liveStore.tell({ type: 'comment', data: { discussionID: 4, commentID } });
  }, []);
  return <NewComments discussionID={4} commentsByID={{}} />;
}

export const TwoNew = () => (
  <StorySite>
    <Arriving />
  </StorySite>
);
