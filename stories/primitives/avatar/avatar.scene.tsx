import { useState } from 'react';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { avatarModel } from '#machines/primitives/avatar/avatar.model.ts';
import { rowGround } from '#stories/primitives/story-ground.css.ts';
import { brokenPicture, onPage, picture } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';

let asked = 0;

/** Returns a URL for which the browser has no cached photo. */
const anew = (url: string) => {
  asked += 1;
  return url && `${url}?${asked}`;
};

function Member({ first }: { first: string }) {
  const [url, setUrl] = useState(() => anew(first));
  useStoryEvents({ 'photo.changed': (changed: string) => setUrl(anew(changed)) });
  return (
    <div className={rowGround}>
      <Avatar name="Ana Díaz" photoUrl={url} size="large" isEager />
    </div>
  );
}

/** The scene of the avatar. The walk decides whether its photo loads. */
export const avatarScene = defineScene(avatarModel, {
  render: (start) => <Member first={start === 'absent' ? '' : '/photos/first.png'} />,
  reach: {
    'photo.loaded': () => onPage('img').setAttribute('src', picture),
    'photo.failed': () => onPage('img').setAttribute('src', brokenPicture),
  },
});
