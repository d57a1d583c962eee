import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / visually-hidden' };

export const NextToIcon = () => (
  <div className={ground}>
    <p>
      ★★★☆☆ <VisuallyHidden>3 of 5 stars</VisuallyHidden>
    </p>
  </div>
);
