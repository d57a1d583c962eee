import { useRef, useState } from 'react';
import { CreateCommentLocation, type LocationHandle } from '#components/composer/form/create-comment-location.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { createCommentLocationModel } from '#machines/composer/form/create-comment-location.model.ts';
import type { WritingLocation } from '#machines/composer/form/writing.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the comment location. Its buttons represent the reply buttons of a page and the open editor. */
export const createCommentLocationScene = defineScene(createCommentLocationModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Places />
    </StorySite>
  ),
});

const spots: readonly { spot: WritingLocation; words: string }[] = [
  { spot: 'bottom', words: 'Write below' },
  { spot: 'reply-1', words: 'Reply to Ana' },
  { spot: 'reply-2', words: 'Reply to Bo' },
  { spot: 'edit-3', words: 'Edit your comment' },
  { spot: 'none', words: 'Stop writing' },
];

function Places() {
  const discard = useStoryCall<object, void>('/discard');
  const [spot, setSpot] = useState<WritingLocation>('none');
  const [hasDraft, setHasDraft] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const handle = useRef<LocationHandle>(undefined);
  const move = (next: WritingLocation) => {
    if (next === spot) return;
    setSpot(next);
    setHasDraft(false);
  };
  return (
    <>
      <p>Writing: {spots.find((one) => one.spot === spot)?.words}</p>
      {spots.map((one) => (
        <Button key={one.spot} onClick={() => handle.current?.choose(one.spot)}>
          {one.words}
        </Button>
      ))}
      <Button onClick={() => setHasDraft(true)}>Type something</Button>
      <Button onClick={() => setHasDraft(false)}>Empty it</Button>
      <label>
        <input type="checkbox" checked={isKept} onChange={() => setIsKept(!isKept)} />A draft is kept below
      </label>
      <CreateCommentLocation
        spot="none"
        draft={{ isThere: hasDraft, discard: () => discard({}) }}
        bottom={{ isKept: () => isKept, discard: () => discard({}) }}
        onSpot={move}
        onReady={(ready) => {
          handle.current = ready;
        }}
      />
    </>
  );
}
