import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'One line of text, inside a `Field` that gives it a label.',
  avoid: [
    'For several lines, use `Textarea`.',
    'For a value from a short list, use `Select` or `RadioGroup`; for a long list, `SuggestionField`.',
  ],
  keys: [
    ['Tab', 'Moves to the next field'],
    ['Enter', 'Submits the form'],
  ],
  reader: 'A text field with the label, the help and the error of its field.',
  examples: [
    {
      verdict: 'do',
      Show: () => <Field label="Email">{(wiring) => <Input {...wiring} type="email" autoComplete="email" />}</Field>,
      because: 'A visible label, the right type, and a purpose for autofill.',
    },
    {
      verdict: 'dont',
      Show: () => <Input aria-label="Email" placeholder="Email" />,
      because: 'A placeholder is no label: it disappears when something is typed.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Field label="Email">{(wiring) => <Input {...wiring} type="email" autoComplete="email" />}</Field>
);
