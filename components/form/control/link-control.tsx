import type { ComponentProps } from 'react';
import { Input } from '#components/primitives/form/input.tsx';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied, metaOf } from './control-props.ts';

/** A field for the address of a link: a path of this forum, or an address that begins with `https://`. */
export const LinkControl = (props: ControlProps) => (
  <ControlFrame {...props}>{(wiring) => <AddressInput wiring={wiring} {...props} />}</ControlFrame>
);

/** The text field of an address. An emptied one has no value. */
export function AddressInput({
  field,
  form,
  wiring,
}: Omit<ControlProps, 'beside'> & { wiring: ComponentProps<'input'> }) {
  const { placeholder = 'https://' } = metaOf(field);
  return (
    <Input
      {...wiring}
      name={field.name}
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      readOnly={form.isBusy}
      value={asText(field.value)}
      onChange={({ target }) =>
        form.change(field.path, target.value === '' ? emptied(field.property) : target.value.trim())
      }
    />
  );
}
