import { useState } from 'react';
import type { Scalar } from '#api/form/form-schema.ts';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { ControlFrame } from './control-frame.tsx';
import { type ControlProps, metaOf } from './control-props.ts';

const linesOf = (text: string): readonly string[] => [
  ...new Set(text.split('\n').flatMap((line) => line.trim() || [])),
];

/** A field for a list of texts, one on each line. Empty lines and repeated texts are left out of the value. */
export const LinesControl = (props: ControlProps) => {
  const { field, form } = props;
  const { placeholder, direction = 'auto', rows = 4 } = metaOf(field);
  const value = ((field.value ?? []) as readonly Scalar[]).map(String).join('\n');
  const [written, setWritten] = useState(value);
  const text = linesOf(written).join('\n') === value ? written : value;
  return (
    <ControlFrame {...props}>
      {(wiring) => (
        <Textarea
          {...wiring}
          name={field.name}
          dir={direction}
          rows={rows}
          placeholder={placeholder}
          readOnly={form.isBusy}
          value={text}
          onChange={({ target }) => {
            setWritten(target.value);
            form.change(field.path, linesOf(target.value));
          }}
        />
      )}
    </ControlFrame>
  );
};
