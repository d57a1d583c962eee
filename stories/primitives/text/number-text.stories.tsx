import { NumberText } from '#components/primitives/text/number-text.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / number-text' };

export const Abbreviated = () => (
  <div className={ground}>
    {[0, 242, 1000, 1234, 999_950, 4_200_000].map((value) => (
      <NumberText key={value} value={value} />
    ))}
  </div>
);

export const Full = () => (
  <div className={ground}>
    <NumberText value={1_234_567} full />
  </div>
);
