import { Fragment, type ReactNode } from 'react';
import type { FormField } from '#api/form/form-fields.ts';
import { type FormPath, type FormValues, pathText } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import type { ListedError } from '#machines/form/form.connect.ts';
import { type ControlForm, metaOf } from './control/control-props.ts';
import { controlOf } from './controls.ts';
import * as styles from './form-fields.css.ts';
import type { LiveField, RunningForm } from './use-form.ts';

/** The props of the fields. `children` arranges them; without it they are below each other in the order of the schema. */
export interface FormFieldsProps {
  readonly form: RunningForm;
  readonly children?: (form: ControlForm) => ReactNode;
  /** Brings a field into view, such as one in a closed tab, before the list of errors focuses it. */
  readonly onReach?: (path: FormPath) => void;
}

/** The fields of a form, with its problem and the list of its errors at the head. */
export const FormFields = ({ form, children, onReach }: FormFieldsProps) => {
  const controlForm: ControlForm = {
    ...form,
    renderFields: (fields, beside) => (
      <Fields fields={fields} beside={beside} form={controlForm} live={form.liveFields} />
    ),
  };
  return (
    <>
      <SubmissionProblem submission={form} />
      {form.errorList.length > 0 && (
        <ul className={styles.errors} aria-label={t('form.errors')}>
          {form.errorList.map((error) => (
            <li key={error.place}>
              <ErrorLine error={error} form={form} onReach={onReach} />
            </li>
          ))}
        </ul>
      )}
      {children ? children(controlForm) : controlForm.renderFields(form.fields, form.values)}
    </>
  );
};

interface ErrorLineProps {
  readonly error: ListedError;
  readonly form: RunningForm;
  readonly onReach: FormFieldsProps['onReach'];
}

function ErrorLine({ error: { path, label, message }, form, onReach }: ErrorLineProps) {
  if (!path) return message;
  const id = form.idOf(path);
  return (
    <Link
      href={`#${encodeURIComponent(id)}`}
      onClick={(event) => {
        event.preventDefault();
        onReach?.(path);
        document.getElementById(id)?.focus();
      }}
    >
      {`\u2068${label}\u2069: ${message}`}
    </Link>
  );
}

interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly form: ControlForm;
  readonly beside: FormValues;
  readonly live: Readonly<Record<string, LiveField>>;
}

/** Renders fields. Adjacent fields of the same group have a common heading. */
const Fields = ({ fields, form, beside, live }: FieldsProps) => (
  <div className={styles.fields}>
    {groupsOf(fields).map(({ heading, members }) => {
      const parts = members.map((field) => {
        const { below, ...words } = live[pathText(field.path)] ?? {};
        const Control = controlOf(metaOf(field));
        return (
          <Fragment key={field.name}>
            <Control field={withWords(field, words)} form={form} beside={beside} />
            {below}
          </Fragment>
        );
      });
      if (heading === undefined) return parts;
      return (
        <fieldset key={heading} className={styles.group}>
          <legend className={styles.legend}>{heading}</legend>
          {parts}
        </fieldset>
      );
    })}
  </div>
);

/** Returns a field with other words of its presentation. */
const withWords = (field: FormField, words: Omit<LiveField, 'below'>): FormField => ({
  ...field,
  property: { ...field.property, 'x-control': { ...metaOf(field), ...words } },
});

interface FieldGroup {
  readonly heading: string | undefined;
  readonly members: FormField[];
}

function groupsOf(fields: readonly FormField[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = [];
  // A constant is sent without being asked for.
  for (const field of fields.filter(({ property }) => property.const === undefined)) {
    const heading = metaOf(field).group;
    const last = groups.at(-1);
    if (last && last.heading === heading) last.members.push(field);
    else groups.push({ heading, members: [field] });
  }
  return groups;
}
