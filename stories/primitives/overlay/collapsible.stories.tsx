import { Collapsible } from '#components/primitives/overlay/collapsible.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / collapsible' };

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => <p key={`line ${index}`}>Line {index + 1}</p>);

export const Tall = () => (
  <div className={ground}>
    <Collapsible label="signature">{lines(12)}</Collapsible>
  </div>
);

export const Short = () => (
  <div className={ground}>
    <Collapsible>{lines(2)}</Collapsible>
  </div>
);

/** Tall content in a tall page, so that collapsing it must scroll the page back. */
export const TallBelowLongText = () => (
  <div className={ground}>
    {lines(30)}
    <Collapsible label="signature">{lines(40)}</Collapsible>
    {lines(30)}
  </div>
);
