import type { Transport } from '#api/api.ts';
import {
  type ControlMeta,
  control,
  type FormProperty,
  type FormSchema,
  type FormValue,
} from '#api/form/form-schema.ts';
// The controls that are scripts of their own are loaded with their stories, so that a story does not change later.
import '#components/form/control/fragment-settings-control.tsx';
import '#components/form/control/icon-control.tsx';
import '#components/form/control/image-control.tsx';
import '#components/form/control/record-control.tsx';
import '#components/form/control/rich-text-control.tsx';
import type { ControlName } from '#components/form/controls.ts';
import { FormFields } from '#components/form/form-fields.tsx';
import { type RunningForm, useForm } from '#components/form/use-form.ts';
import { StoryServer } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { type ControlRow, type ControlState, controlRows } from './controls.ts';

const longLabel = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständerverordnungsentwurf'.repeat(2);

const constantOf = (value: string): FormProperty => ({
  type: 'string',
  const: value,
  ...control({ inputType: 'text', label: 'Constant' }),
});

const schemaOf = (name: ControlName, { property, meta, beside = {} }: ControlRow, state: ControlState): FormSchema => ({
  type: 'object',
  required: state === 'Required' ? ['field'] : [],
  properties: {
    ...Object.fromEntries(Object.entries(beside).map(([name, value]) => [name, constantOf(value)])),
    field: {
      ...property,
      'x-control': {
        label: state === 'LongWords' ? longLabel : 'Example',
        inputType: name,
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

const woods = [
  { woodID: 1, name: 'Oak' },
  { woodID: 2, name: 'Larch, for the hulls of boats and for their decks' },
];

const harbours = control({ inputType: 'text', label: 'Harbour', description: 'The nearest one with a tide gauge.' });

/** The fragment of the stories. Its settings have one field. */
const placement = {
  name: 'Weather at the harbour',
  customSchema: { type: 'object', properties: { harbour: { type: 'string', default: 'Kirkwall', ...harbours } } },
};

/** The records of the stories. There are no others. */
const records: Transport = ({ params: { id, fragmentUUID }, query }) => {
  if (fragmentUUID) return Promise.resolve({ status: 200, json: placement, header: () => undefined });
  const text = new URLSearchParams(query).get('query')?.toLowerCase() ?? '';
  const found =
    id === undefined
      ? woods.filter(({ name }) => name.toLowerCase().startsWith(text))
      : woods.find(({ woodID }) => String(woodID) === id);
  const missing = { status: 404, code: 'resource.not-found', message: 'There is none.' };
  return Promise.resolve({ status: found ? 200 : 404, json: found ?? missing, header: () => undefined });
};

interface ControlStoryProps {
  readonly control: ControlName;
  readonly state: ControlState;
  /** Further options of the field. */
  readonly meta?: Partial<ControlMeta>;
}

/** A control in one of its states, drawn by the form. A wrong value is shown as the server refuses it. */
export const ControlStory = (props: ControlStoryProps) => (
  <StoryServer value={records}>
    <StorySite me={ingrid} permissions={['uploads.add']}>
      <Example {...props} />
    </StorySite>
  </StoryServer>
);

function Example({ control, state, meta }: ControlStoryProps) {
  const known = controlRows[control];
  const row = { ...known, meta: { ...known.meta, ...meta } };
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
