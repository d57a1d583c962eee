import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { FormFields } from '#components/form/form-fields.tsx';
import { type FormCalls, submitOf, useForm } from '#components/form/use-form.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

interface FormStoryProps extends Pick<FormCalls, 'live'> {
  readonly properties: FormSchema['properties'];
  readonly required?: readonly string[];
  readonly values?: FormValues;
}

/** A form in a story. Its save button checks it. */
export const FormStory = (props: FormStoryProps) => (
  <StorySite>
    <Example {...props} />
  </StorySite>
);

function Example({ properties, required = [], values = {}, live }: FormStoryProps) {
  const loaded = { schema: { type: 'object', properties, required } as const, values };
  const form = useForm({ loaded, save: () => new Promise(() => undefined), ...(live && { live }) });
  return (
    <form ref={form.root} onSubmit={submitOf(form)} {...form.getFormProps()}>
      <FormFields form={form} />
      <Button variant="primary" {...form.getSubmitProps()}>
        Save
      </Button>
    </form>
  );
}
