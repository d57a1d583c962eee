import type { ControlMeta, FormProperty, FormValue } from '#api/form/form-schema.ts';
import type { ControlName } from '#components/form/controls.ts';

/** A control in the stories: its field, and a filled and a wrong value. */
export interface ControlRow {
  readonly property: Omit<FormProperty, 'x-control'>;
  readonly meta: Partial<ControlMeta>;
  readonly filled: FormValue;
  /** A value that the form refuses. */
  readonly wrong: FormValue | undefined;
  /** The value of a constant field before it. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** The states in which every control is shown. */
export const controlStates = ['Empty', 'Filled', 'Help', 'Required', 'Wrong', 'Busy', 'Disabled', 'LongWords'] as const;

/** The name of a state of a control. */
export type ControlState = (typeof controlStates)[number];

/** A row for each registered control (`tests/form/control.test.tsx`). */
export const controlRows: Readonly<Record<ControlName, ControlRow>> = {
  text: {
    property: { type: 'string', maxLength: 20 },
    meta: {},
    filled: 'Hide glue',
    wrong: 'Hide glue, soaked overnight',
  },
  textArea: {
    property: { type: 'string', minLength: 5 },
    meta: { rows: 3 },
    filled: 'Soak it overnight.',
    wrong: 'No.',
  },
  number: { property: { type: 'integer', minimum: 1, maximum: 59 }, meta: { unit: 'days' }, filled: 7, wrong: 90 },
  switch: { property: { type: 'boolean' }, meta: {}, filled: true, wrong: 'yes' },
  choice: {
    property: { type: 'string', enum: ['all', 'own'] },
    meta: { choices: { all: 'All posts', own: 'Own posts' } },
    filled: 'own',
    wrong: 'former',
  },
  choices: {
    property: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['mail', 'push', 'popup'] } },
    meta: { choices: { mail: 'Email', push: 'Push', popup: 'Popup' } },
    filled: ['mail', 'popup'],
    wrong: ['mail', 'push', 'popup'],
  },
  color: {
    property: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    meta: { contrastWith: '#ffffff' },
    filled: '#146c78',
    wrong: '#14',
  },
  list: {
    property: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        required: ['label'],
        properties: { label: { type: 'string', 'x-control': { inputType: 'text', label: 'Label' } } },
      },
    },
    meta: { addLabel: 'Add Link', itemTitle: 'label' },
    filled: [{ label: 'Rules' }, { label: 'News' }],
    wrong: [{ label: '' }],
  },
  group: {
    property: {
      type: 'object',
      required: ['min'],
      properties: { min: { type: 'integer', 'x-control': { inputType: 'number', label: 'Shortest' } } },
    },
    meta: {},
    filled: { min: 3 },
    wrong: {},
  },
  lines: {
    property: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 20 } },
    meta: { rows: 3 },
    filled: ['Ash', 'Elm'],
    wrong: ['Ash', 'Elm', 'Larch'],
  },
  link: {
    property: { type: 'string', maxLength: 500 },
    meta: {},
    filled: '/categories/harbour',
    wrong: 'javascript:alert(1)',
  },
  date: { property: { type: 'string' }, meta: {}, filled: '2026-11-25', wrong: '2026-02-31' },
  timeZone: {
    property: { type: 'string', maxLength: 20 },
    meta: {},
    filled: 'Europe/Paris',
    wrong: 'Atlantis/The Sunken City',
  },
  duration: {
    property: { type: 'integer', minimum: 60, maximum: 604_800 },
    meta: { countsIn: 'second' },
    filled: 7_200,
    wrong: 5,
  },
  code: {
    property: { type: 'string', maxLength: 30 },
    meta: { rows: 3 },
    filled: '.card {\n  gap: 1rem;\n}',
    wrong: '.card {\n  gap: 1rem;\n  padding: 2rem;\n}',
  },
  icon: { property: { type: 'string' }, meta: {}, filled: 'trophy', wrong: 'unicorn' },
  image: {
    property: { type: 'string', maxLength: 500 },
    meta: {},
    filled: '/photos/harbour.png',
    wrong: 'javascript:alert(1)',
  },
  richText: {
    property: { type: 'string', maxLength: 30 },
    meta: {},
    filled: 'Soak it **overnight**.',
    wrong: 'Soak it **overnight**, then stir it.',
  },
  fragmentSettings: {
    property: { type: 'object' },
    meta: {},
    filled: { harbour: 'Stromness' },
    wrong: { harbour: 7 },
    beside: { fragmentUUID: '3f2b8c1e-0d4a-4b6f-9a57-2c8e1d0b7f64' },
  },
  record: {
    property: { type: 'array', maxItems: 2, items: { type: 'integer' } },
    meta: {
      choices: { api: '/woods?query=%s', single: '/woods/%s', label: 'name', value: 'woodID' },
    },
    filled: [1, 2],
    wrong: [1, 9],
  },
};
