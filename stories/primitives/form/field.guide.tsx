import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Connects a control with its label, its help and its error.',
  avoid: [
    '`Checkbox`, `Switch` and `RadioGroup` bring their own label.',
    'Do not hide the label to save room, except where a button beside it says the same.',
  ],
  keys: [],
  reader:
    'The label is the name of the control. Help and error are its description, and the error marks it as invalid.',
  parts: [
    { name: 'Label', find: 'label', about: 'Always there; `labelHidden` hides it visually.' },
    { name: 'Help', find: '[id$="-help"]', about: 'Before the control, so that it is read first.' },
    { name: 'Control', find: 'input, select, textarea', about: 'Gets its wiring from the field.' },
    { name: 'Error', find: '[id$="-error"]', about: 'Says what is wrong and what to do.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Field label="Name" error="This name is taken. Try ana.diaz.">
          {(wiring) => <Input {...wiring} defaultValue="ana" />}
        </Field>
      ),
      because: 'The error names the problem and a way on.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Field label="Name" error="Invalid input">
          {(wiring) => <Input {...wiring} defaultValue="ana" />}
        </Field>
      ),
      because: '“Invalid input” leaves the reader to guess.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Field label="Name" help="Others see it beside your posts." error="This name is taken." required>
    {(wiring) => <Input {...wiring} defaultValue="ana" autoComplete="username" />}
  </Field>
);
