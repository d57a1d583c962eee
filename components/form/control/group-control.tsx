import type { FormValues } from '#api/form/form-schema.ts';
import { ControlGroup } from './control-frame.tsx';
import type { ControlProps } from './control-props.ts';

/** An object whose fields are shown below a common heading. */
export const GroupControl = (props: ControlProps) => (
  <ControlGroup {...props}>
    {props.form.renderFields(props.field.parts[0] ?? [], (props.field.value ?? {}) as FormValues)}
  </ControlGroup>
);
