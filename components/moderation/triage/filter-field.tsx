import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';

/** The options of a filter: the value in the URL and its label. */
export type FilterChoices = readonly (readonly [value: string, name: string])[];

/** A select of a plain filter form. Its value is stored in the URL. */
export const FilterField = ({ label, name, value = '', choices }: FilterFieldProps) => (
  <Field label={label}>
    {(wiring) => (
      <Select {...wiring} name={name} defaultValue={value}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

/** The props of a filter field. */
export interface FilterFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly choices: FilterChoices;
}

/** A filter field for a member name. */
export const FilterName = ({ label, name, value }: Omit<FilterFieldProps, 'choices'>) => (
  <Field label={label}>
    {(wiring) => <Input {...wiring} name={name} defaultValue={value} maxLength={100} dir="auto" autoComplete="off" />}
  </Field>
);
