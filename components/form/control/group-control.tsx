import type { FormValues } from '#api/form/form-schema.ts';
import * as styles from './control-frame.css.ts';
import { ControlGroup } from './control-frame.tsx';
import type { ControlProps } from './control-props.ts';

/** An object whose fields are shown below a common heading. Fields that are all numbers are in one row. */
export const GroupControl = (props: ControlProps) => {
  const { form, field } = props;
  const fields = field.parts[0] ?? [];
  const areNumbers = fields.every(({ property }) => property.type === 'integer' || property.type === 'number');
  return (
    <ControlGroup {...props}>
      <div className={areNumbers ? styles.numbers : styles.parts}>
        {form.renderFields(fields, (field.value ?? {}) as FormValues)}
      </div>
    </ControlGroup>
  );
};
