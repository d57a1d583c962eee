import { useState } from 'react';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / radio-group' };

const options = [
  { value: 'category', label: 'In Woodwork.' },
  { value: 'recent', label: 'In Woodwork and recent discussions.', help: 'Shown to everyone first.' },
  { value: 'none', label: "Don't announce." },
] as const;

function Choosing() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('category');
  return <RadioGroup label="Position" options={options} value={value} onValue={setValue} />;
}

export const OneChosen = () => (
  <div className={ground}>
    <Choosing />
  </div>
);
