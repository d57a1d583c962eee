import type { FormSchema, FormValue } from '#api/form/form-schema.ts';
import type { ControlName } from '#components/form/control/controls.ts';
import { FormFields } from '#components/form/form-fields.tsx';
import { type RunningForm, useForm } from '#components/form/use-form.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { type ControlRow, type ControlState, controlRows } from './controls.ts';

const longLabel = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständerverordnungsentwurf'.repeat(2);

const schemaOf = (control: ControlName, { property, meta }: ControlRow, state: ControlState): FormSchema => ({
  type: 'object',
  required: state === 'Required' ? ['field'] : [],
  properties: {
    field: {
      ...property,
      'x-control': {
        label: state === 'LongWords' ? longLabel : 'Example',
        inputType: control,
        ...(state === 'Help' && { description: 'Everyone sees this next to your name.' }),
        ...(state === 'LongWords' && { description: longLabel }),
        ...(state === 'Disabled' && { maySet: false }),
        ...meta,
      },
    },
  },
});

const shownValue = ({ filled, wrong }: ControlRow, state: ControlState): FormValue | undefined => {
  if (state === 'Empty' || state === 'Required') return undefined;
  return state === 'Wrong' ? wrong : filled;
};

/** A control in one of its states, drawn by the form. A wrong value is shown as the server refuses it. */
export const ControlStory = ({ control, state }: { control: ControlName; state: ControlState }) => (
  <StorySite>
    <Example control={control} state={state} />
  </StorySite>
);

function Example({ control, state }: { control: ControlName; state: ControlState }) {
  const row = controlRows[control];
  const value = shownValue(row, state);
  const loaded = { schema: schemaOf(control, row, state), values: value === undefined ? {} : { field: value } };
  const form = useForm({ loaded, save: () => new Promise(() => undefined) });
  const shown: RunningForm = {
    ...form,
    isBusy: state === 'Busy',
    ...(state === 'Wrong' && { errorOf: (path) => (path.length === 1 ? 'Please check this field.' : undefined) }),
  };
  return (
    <form>
      <FormFields form={shown} />
    </form>
  );
}
