import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { form, ground, row } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / skeleton' };

export const Shapes = () => (
  <div className={ground}>
    <div className={row}>
      <Skeleton shape="circle" width="40px" />
      <Skeleton width="12rem" />
    </div>
    <div className={form}>
      <Skeleton lines={4} />
      <Skeleton shape="block" height="8rem" />
    </div>
  </div>
);
