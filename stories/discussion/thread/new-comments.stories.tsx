import { useEffect } from 'react';
import { NewComments } from '#components/discussion/thread/new-comments.tsx';
import { liveStore } from '#components/live/live-store.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
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

function Reading() {
  useStoryEvents({
    'comment.came': (commentID: number) =>
      liveStore.tell({ type: 'comment', data: { discussionID: 4, commentID, userID: 3 } }),
  });
  return (
    <>
      {Array.from({ length: 40 }, (_, place) => (
        <p key={place}>
          Comment {place + 1}, with <a href={`#${place + 1}`}>glue {place + 1}</a>.
        </p>
      ))}
      <NewComments discussionID={4} commentsByID={{}} />
    </>
  );
}

/** A long discussion in which comments arrive when the test triggers `comment.came`. */
export const WhileReading = () => (
  <StorySite>
    <Reading />
  </StorySite>
);
