import type { Scalar } from '#api/form/form-schema.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { ControlGroup } from './control-frame.tsx';
import { type ControlProps, labelsOf } from './control-props.ts';

/** Checkboxes from which several values are chosen. The values are in the order in which they are offered. */
export const ChoicesControl = (props: ControlProps) => {
  const { field, form } = props;
  const choices = labelsOf(field);
  const offered = field.property.items?.enum ?? [];
  const chosen = (field.value ?? []) as readonly Scalar[];
  const toggle = (one: Scalar, isOn: boolean) =>
    form.change(
      field.path,
      offered.filter((other) => (other === one ? isOn : chosen.includes(other))),
    );
  return (
    <ControlGroup {...props}>
      {offered.map((one) => (
        <Checkbox
          key={String(one)}
          label={choices[String(one)] ?? String(one)}
          checked={chosen.includes(one)}
          {...(form.isBusy && { 'aria-disabled': true })}
          onChange={({ target }) => toggle(one, target.checked)}
        />
      ))}
    </ControlGroup>
  );
};
