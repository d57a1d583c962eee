import { ReactionName } from '#components/post/reaction/reaction-name.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'post / reaction-name' };

export const WithIcon = () => (
  <div className={rowGround}>
    <ReactionName kind={{ urlcode: 'Insightful', name: 'Insightful' }} />
  </div>
);

export const CustomReaction = () => (
  <div className={rowGround}>
    <ReactionName kind={{ urlcode: 'Bravo', name: 'Bravo' }} />
  </div>
);
