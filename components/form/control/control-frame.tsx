import { RotateCcw } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Field, FieldError, type FieldWiring, RequiredMark } from '#components/primitives/form/field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './control-frame.css.ts';
import { type ControlProps, isDisabled, metaOf } from './control-props.ts';

/** The attributes of a control: those of `Field`, and the state of the form. */
export type ControlWiring = FieldWiring & {
  readonly disabled?: true;
  readonly onBlur: () => void;
};

/** The frame of a control with one element: label, help, error, and the button that resets it to the default. */
export function ControlFrame(
  props: ControlProps & { note?: ReactNode; children: (wiring: ControlWiring) => ReactNode },
) {
  const { field, form, note, children } = props;
  const { label, description } = metaOf(field);
  return (
    <Field
      id={form.idOf(field.path)}
      label={label}
      required={field.isRequired}
      help={
        (description || note) && (
          <>
            {description}
            {description && note && <br />}
            {note}
          </>
        )
      }
      error={form.errorOf(field.path)}
    >
      {(wiring) => (
        <div className={styles.row}>
          {children({
            ...wiring,
            ...(isDisabled(field) && { disabled: true }),
            onBlur: () => form.leaveField(field.path),
          })}
          <ResetButton field={field} form={form} />
        </div>
      )}
    </Field>
  );
}

/** The box of a control with several elements and one label. Moving the focus out of it leaves the field. */
export const ControlBox = ({ onLeave, ...box }: { onLeave: () => void; className: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the event tells where the focus goes, and nothing reacts to a press
  <div {...box} onBlur={leaving(onLeave)} />
);

/** Returns a handler that is called when the focus leaves an element and all its descendants. */
const leaving =
  (onLeave: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };

/** The frame of a control with several elements: a group with label, help and error. */
export function ControlGroup({ field, form, children }: ControlProps & { children: ReactNode }) {
  const { label, description } = metaOf(field);
  const id = form.idOf(field.path);
  const error = form.errorOf(field.path);
  return (
    <fieldset
      id={id}
      className={styles.group}
      tabIndex={-1}
      disabled={isDisabled(field)}
      aria-describedby={classNames(description && `${id}-help`, error && `${id}-error`) || undefined}
      {...(error && { 'data-invalid': true })}
      onBlur={leaving(() => form.leaveField(field.path))}
    >
      <legend className={styles.legend}>
        {label}
        {field.isRequired && <RequiredMark />}
      </legend>
      {description && (
        <p id={`${id}-help`} className={styles.help}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** The button that restores the default of a field. Renders nothing while the field has it, or without a default. */
function ResetButton({ field, form }: Pick<ControlProps, 'field' | 'form'>) {
  const { default: usual } = field.property;
  if (usual === undefined || field.value === usual || isDisabled(field)) return null;
  const { label } = metaOf(field);
  return (
    <IconButton
      icon={<RotateCcw />}
      label={t('form.reset-field', { label })}
      {...(form.isBusy && { disabledReason: t('primitives.confirm.busy') })}
      onClick={() => form.change(field.path, usual)}
    />
  );
}
