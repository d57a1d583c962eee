import { Loader } from '#components/primitives/content/loader.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / loader' };

export const Sizes = () => (
  <div className={rowGround}>
    <Loader size="small" />
    <Loader />
    <Loader size="large" label="Loading comments" />
  </div>
);
