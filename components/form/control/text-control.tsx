import { Input } from '#components/primitives/form/input.tsx';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, metaOf } from './control-props.ts';

/** A field for one line of text. */
export const TextControl = (props: ControlProps) => {
  const { field, form } = props;
  const { placeholder, direction = 'auto', isSecret } = metaOf(field);
  return (
    <ControlFrame {...props}>
      {(wiring) => (
        <Input
          {...wiring}
          {...(isSecret && { type: 'password', autoComplete: 'new-password' })}
          name={field.name}
          dir={direction}
          {...(direction === 'ltr' && { autoCapitalize: 'none', spellCheck: false })}
          placeholder={placeholder}
          readOnly={form.isBusy}
          value={asText(field.value)}
          onChange={({ target }) => form.change(field.path, target.value)}
        />
      )}
    </ControlFrame>
  );
};
