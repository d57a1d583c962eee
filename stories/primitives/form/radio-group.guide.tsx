import { useState } from 'react';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Exactly one of two to about six options, all of them visible.',
  avoid: ['For more options, use `Select`.', 'For options that can be combined, use several `Checkbox`es.'],
  keys: [
    ['ArrowDown, ArrowUp', 'Chooses the next or previous option'],
    ['Tab', 'Leaves the group'],
  ],
  reader: 'A group with its label; each option says its position and its help.',
  parts: [
    { name: 'Label', find: 'legend', about: 'The question that the options answer.' },
    { name: 'Option', find: 'fieldset label', about: 'A native radio button with its text and its help.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <RadioGroup
          label="Who may reply?"
          value="all"
          onValue={() => undefined}
          options={[
            { value: 'all', label: 'All members' },
            { value: 'staff', label: 'Only moderators' },
          ]}
        />
      ),
      because: 'One option is chosen from the start; each is a full answer.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <RadioGroup
          label="Replies"
          value=""
          onValue={() => undefined}
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
      ),
      because: 'On or off is a switch, and nothing is chosen.',
    },
  ],
};

/** A minimal use. */
export function Usage() {
  const [value, setValue] = useState<'all' | 'staff'>('all');
  return (
    <RadioGroup
      label="Who may reply?"
      options={[
        { value: 'all', label: 'All members' },
        { value: 'staff', label: 'Only moderators', help: 'Others can still read.' },
      ]}
      value={value}
      onValue={setValue}
    />
  );
}
