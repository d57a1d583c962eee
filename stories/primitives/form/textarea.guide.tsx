import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Several lines of plain text, such as a reason or a note. It grows with its text.',
  avoid: [
    'For a post, use the editor of the composer: it formats, mentions and keeps drafts.',
    'For one line, use `Input`.',
  ],
  keys: [
    ['Enter', 'Begins a new line'],
    ['Tab', 'Leaves the field'],
  ],
  reader: 'A text field of several lines with the label, help and error of its field.',
};

/** A minimal use. */
export const Usage = () => (
  <Field label="Reason" help="Moderators see it.">
    {(wiring) => <Textarea {...wiring} autoGrow />}
  </Field>
);
