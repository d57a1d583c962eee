import { Spoiler } from '#components/primitives/overlay/spoiler.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / spoiler' };

export const Closed = () => (
  <div className={ground}>
    <Spoiler>
      <p>The harbour master did it.</p>
    </Spoiler>
    <Spoiler label="The end of the book">
      <p>They all came home.</p>
    </Spoiler>
  </div>
);
