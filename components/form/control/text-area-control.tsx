import { Textarea } from '#components/primitives/form/textarea.tsx';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, metaOf } from './control-props.ts';

/** A field for several lines of text. */
export const TextAreaControl = (props: ControlProps) => {
  const { field, form } = props;
  const { placeholder, direction = 'auto', rows = 4 } = metaOf(field);
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
          value={asText(field.value)}
          onChange={({ target }) => form.change(field.path, target.value)}
        />
      )}
    </ControlFrame>
  );
};
