import { Search } from 'lucide-react';
import { Input } from '#components/primitives/form/input.tsx';
import { form, ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / input' };

export const States = () => (
  <div className={ground}>
    <div className={form}>
      <Input aria-label="Empty" placeholder="A hint" />
      <Input aria-label="Filled" defaultValue="Words that were typed" />
      <Input aria-label="Wrong" defaultValue="ana@" aria-invalid />
      <Input aria-label="Disabled" defaultValue="Not now" disabled />
      <Input aria-label="Read only" defaultValue="To be copied" readOnly />
      <Input aria-label="Search" type="search" placeholder="Search" icon={<Search size="1.1em" />} />
    </div>
  </div>
);
