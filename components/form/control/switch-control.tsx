import { FieldError } from '#components/primitives/form/field.tsx';
import { Switch } from '#components/primitives/form/switch.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './control-frame.css.ts';
import { type ControlProps, isDisabled, metaOf } from './control-props.ts';

/** A switch for a value that is on or off. */
export const SwitchControl = ({ field, form }: ControlProps) => {
  const { label, description } = metaOf(field);
  const id = form.idOf(field.path);
  const error = form.errorOf(field.path);
  return (
    <div className={styles.group}>
      <Switch
        id={id}
        name={field.name}
        label={label}
        help={description}
        checked={field.value === true}
        disabled={isDisabled(field)}
        {...(form.isBusy && { 'aria-disabled': true })}
        {...(error && { 'aria-invalid': true })}
        aria-describedby={classNames(error && `${id}-error`) || undefined}
        onChange={({ target }) => form.change(field.path, target.checked)}
        onBlur={() => form.leaveField(field.path)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
