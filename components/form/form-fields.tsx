import type { FormField } from '#api/form/form-fields.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import type { ListedError } from '#machines/form/form.connect.ts';
import { type ControlForm, metaOf } from './control/control-props.ts';
import { controlOf } from './control/controls.ts';
import * as styles from './form-fields.css.ts';
import type { RunningForm } from './use-form.ts';

/** The fields of a form, with its problem and the list of its errors at the head. */
export const FormFields = ({ form }: { form: RunningForm }) => {
  const controlForm: ControlForm = {
    ...form,
    renderFields: (fields, beside) => <Fields fields={fields} beside={beside} form={controlForm} />,
  };
  return (
    <>
      <SubmissionProblem submission={form} />
      {form.errorList.length > 0 && (
        <ul className={styles.errors} aria-label={t('form.errors')}>
          {form.errorList.map((error) => (
            <li key={error.place}>
              <ErrorLine error={error} form={form} />
            </li>
          ))}
        </ul>
      )}
      {controlForm.renderFields(form.fields, form.values)}
    </>
  );
};

function ErrorLine({ error: { path, label, message }, form }: { error: ListedError; form: RunningForm }) {
  if (!path) return message;
  const id = form.idOf(path);
  return (
    <Link
      href={`#${encodeURIComponent(id)}`}
      onClick={(event) => {
        event.preventDefault();
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
}

/** Renders fields. Adjacent fields of the same group have a common heading. */
const Fields = ({ fields, form, beside }: FieldsProps) => (
  <div className={styles.fields}>
    {groupsOf(fields).map(({ heading, members }) => {
      const parts = members.map((field) => {
        const Control = controlOf(metaOf(field).inputType);
        return <Control key={field.name} field={field} form={form} beside={beside} />;
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

interface FieldGroup {
  readonly heading: string | undefined;
  readonly members: FormField[];
}

function groupsOf(fields: readonly FormField[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const heading = metaOf(field).group;
    const last = groups.at(-1);
    if (last && last.heading === heading) last.members.push(field);
    else groups.push({ heading, members: [field] });
  }
  return groups;
}
