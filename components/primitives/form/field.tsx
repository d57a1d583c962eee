import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from '#api/translations.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** The attributes that connect a control to its label, help and error. Spread them onto the control. */
export type FieldWiring = {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** A form field: a label and help before a control and an error after it, connected for assistive technology. */
export function Field({ label, help, error, required, labelHidden, children, id, className }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { help: `${controlId}-help`, error: `${controlId}-error` };
  const describedBy = classNames(help ? ids.help : undefined, error ? ids.error : undefined);
  const name = <FieldLabel words={label} htmlFor={controlId} required={required} />;
  return (
    <div className={classNames(styles.field, className)}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {help && (
        <div id={ids.help} className={styles.help}>
          {help}
        </div>
      )}
      {children({
        id: controlId,
        ...(required && { required }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && (
        <div id={ids.error} className={styles.error}>
          <CircleAlert size="1em" aria-hidden="true" className={styles.errorSign} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}

/** The props of a field. `children` renders the control with the given wiring. */
export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  labelHidden?: boolean;
  children: (wiring: FieldWiring) => ReactNode;
  id?: string;
  className?: string;
};

const FieldLabel = ({ words, htmlFor, required }: FieldLabelProps) => (
  <label htmlFor={htmlFor} className={styles.label}>
    {words}
    {required && <span className={styles.required}> ({t('primitives.field.required')})</span>}
  </label>
);

type FieldLabelProps = {
  words: ReactNode;
  htmlFor: string;
  required: boolean | undefined;
};
