import { ReactionIcon } from '#components/post/reaction/reaction-icon.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'post / reaction-icon' };

const kinds = 'Promote OffTopic Insightful Disagree Agree Dislike Like Up Down Support Awesome Lol Wtf'.split(' ');

export const All = () => (
  <div className={rowGround}>
    {kinds.map((kind) => (
      <span key={kind}>
        <ReactionIcon urlcode={kind} /> {kind}
      </span>
    ))}
  </div>
);

export const Custom = () => (
  <div className={rowGround}>
    <ReactionIcon urlcode="bravo" /> Bravo
  </div>
);
