import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';

/** What can be chosen: the value in the address, and its words. */
export type FilterChoices = readonly (readonly [value: string, name: string])[];

/** One choice of an ordinary form that narrows a list; its value stands in the address. */
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

/** What such a field takes. */
export interface FilterFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly choices: FilterChoices;
}

/** The same for a member, by name. */
export const FilterName = ({ label, name, value }: Omit<FilterFieldProps, 'choices'>) => (
  <Field label={label}>
    {(wiring) => <Input {...wiring} name={name} defaultValue={value} maxLength={100} dir="auto" autoComplete="off" />}
  </Field>
);
