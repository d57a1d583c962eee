import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';

interface ChoiceSettingProps<Value extends string> {
  readonly label: string;
  readonly words: Readonly<Record<Value, MessageID>>;
  readonly values?: readonly Value[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** A setting with a few choices, each with a label. */
export function ChoiceSetting<Value extends string>({
  label,
  words,
  values,
  value,
  onValue,
}: ChoiceSettingProps<Value>) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => onValue(target.value as Value)}>
          {(values ?? (Object.keys(words) as Value[])).map((one) => (
            <option key={one} value={one}>
              {t(words[one])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
