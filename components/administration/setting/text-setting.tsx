import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';

interface TextSettingProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'name'
    | 'dir'
    | 'maxLength'
    | 'placeholder'
    | 'autoCapitalize'
    | 'autoComplete'
    | 'spellCheck'
    | 'readOnly'
    | 'required'
    | 'value'
  > {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
}

/** A setting for a single line of text. URLs and API names are left-to-right (`dir`) in every language. */
export const TextSetting = ({ label, help, error, required, dir = 'auto', onText, ...input }: TextSettingProps) => (
  <Field label={label} help={help} error={error} required={required}>
    {(wiring) => <Input {...wiring} {...input} dir={dir} onChange={({ target }) => onText(target.value)} />}
  </Field>
);
