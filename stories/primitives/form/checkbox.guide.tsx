import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'An option of a form that is sent with it, or one of several that can be chosen together.',
  avoid: ['For a setting that acts at once, use `Switch`.', 'For exactly one of several options, use `RadioGroup`.'],
  keys: [['Space', 'Checks or unchecks it']],
  reader:
    'A native checkbox with its label; the help is its description. `indeterminate` is announced as partly checked.',
  parts: [
    { name: 'Box', find: 'input[type="checkbox"]', about: 'A native input.' },
    { name: 'Label', find: 'label > span', about: 'A click on it checks the box.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => <Checkbox label="Email me about replies" />,
      because: 'A positive statement that is true when checked.',
    },
    {
      verdict: 'dont',
      Show: () => <Checkbox label="Do not email me about replies" />,
      because: 'A negation has to be thought through twice.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => <Checkbox label="Email me about replies" help="At most once a day." defaultChecked />;
