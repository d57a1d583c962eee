import { ReactionLogButton } from '#components/post/reaction/reaction-log-button.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'post / reaction-log-button' };

export const OfOneAuthor = () => (
  <div className={rowGround}>
    <ReactionLogButton author="Ingrid Solheim" />
  </div>
);
