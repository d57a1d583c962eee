import { ReactionSign } from '#components/post/reaction/reaction-sign.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'post / reaction-sign' };

const kinds = 'Promote OffTopic Insightful Disagree Agree Dislike Like Up Down Support Awesome Lol Wtf'.split(' ');

export const All = () => (
  <div className={rowGround}>
    {kinds.map((kind) => (
      <span key={kind}>
        <ReactionSign urlcode={kind} /> {kind}
      </span>
    ))}
  </div>
);

export const MadeByAdministrators = () => (
  <div className={rowGround}>
    <ReactionSign urlcode="bravo" /> Bravo
  </div>
);
