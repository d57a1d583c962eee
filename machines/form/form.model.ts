import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { isChanged } from '#api/form/form-change.ts';
import { checkValues, faultOf, flatFields } from '#api/form/form-check.ts';
import { shownFields, shownValues } from '#api/form/form-fields.ts';
import { valueAt } from '#api/form/form-path.ts';
import { control, type FormPath, type FormSchema, type FormValues, pathText } from '#api/form/form-schema.ts';
import { defineModel } from '#machines/model/model.ts';
import { conflictFailure, signedOutFailure } from '#machines/primitives/submission/submission.model.ts';
import { faultText } from './fault-text.ts';
import { formMachine } from './form.machine.ts';
import type { FormContext } from './form-context.ts';

/** A form with one required text. */
const plain: FormSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, ...control({ inputType: 'text', label: 'Name' }) },
  },
};

/** A form whose second field is shown and required only while the first one is on. */
const conditional: FormSchema = {
  type: 'object',
  required: ['days'],
  properties: {
    reminds: { type: 'boolean', ...control({ inputType: 'switch', label: 'Remind authors' }) },
    days: {
      type: 'integer',
      minimum: 1,
      maximum: 59,
      ...control({ inputType: 'number', label: 'Days', only: { field: 'reminds', is: true } }),
    },
  },
};

/** A form with a list of at most two links. */
const list: FormSchema = {
  type: 'object',
  properties: {
    links: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        required: ['label'],
        properties: { label: { type: 'string', ...control({ inputType: 'text', label: 'Label' }) } },
      },
      ...control({ inputType: 'list', label: 'Links', addLabel: 'Add Link', itemTitle: 'label' }),
    },
  },
};

const nameTaken = fieldsFailure({ name: 'This name is taken.' });

const sizeOf = ({ values }: FormContext): number => ((values['links'] ?? []) as readonly unknown[]).length;

const hasField = ({ schema }: FormContext, [name = '']: FormPath): boolean => Object.hasOwn(schema.properties, name);

/** Returns the field whose wrong value was entered and not left yet. A person leaves it before anything else. */
const enteredWrongly = ({ schema, values, errors }: FormContext): string | undefined =>
  flatFields(shownFields(schema, values))
    .filter((field) => !errors[pathText(field.path)] && (faultOf(field)?.reason ?? 'missing') !== 'missing')
    .map(({ path }) => pathText(path))[0];

/** Returns values as text, with those of hidden fields and without the keys of items. */
const plainText = (values: FormValues): string =>
  JSON.stringify(values, (name, value) => (name === '$key' ? undefined : value));

const sent = ({ schema, values }: FormContext): FormValues => shownValues(schema, values);

/** The model of a form: a plain one, one with a condition, one with a list, and one that is loaded first. */
export const formModel = defineModel(formMachine, {
  starts: {
    plain: { loaded: { schema: plain, values: { name: 'Oak' } } },
    condition: { loaded: { schema: conditional, values: { reminds: false } } },
    list: { loaded: { schema: list, values: { links: [{ label: 'Rules' }] } } },
    load: { loaded: undefined },
  },
  events: [
    { type: 'field.changed', path: ['name'], value: 'B' },
    { type: 'field.changed', path: ['name'], value: 'Birch' },
    { type: 'field.left', path: ['name'] },
    { type: 'field.changed', path: ['reminds'], value: true },
    { type: 'field.changed', path: ['reminds'], value: false },
    { type: 'field.changed', path: ['days'], value: 7 },
    { type: 'field.changed', path: ['days'], value: 90 },
    { type: 'field.left', path: ['days'] },
    { type: 'item.added', path: ['links'] },
    { type: 'item.removed', path: ['links'], index: 0 },
    { type: 'item.moved', path: ['links'], from: 0, to: 1 },
    { type: 'field.changed', path: ['links', 1, 'label'], value: 'News' },
    { type: 'fields.restored', names: ['name'], loaded: { schema: plain, values: { name: 'Oak' } } },
  ],
  answers: {
    load: { done: [{ schema: plain, values: { name: 'Oak' } }], error: [ApiFailure.unreachable()] },
    save: { done: [undefined], error: [nameTaken, conflictFailure, signedOutFailure, ApiFailure.unreachable()] },
  },
  essence: ({ value, context }) => [
    Object.keys(context.schema.properties),
    value === 'left' ? '' : plainText(context.values),
    value === 'left' ? '' : plainText(context.saved),
    Object.entries(context.errors).map(([place, { reason }]) => [place, reason]),
  ],
  // Excludes what the view does not offer: fields of other forms, equal values, hidden fields and missing items.
  never: ({ context }, event) => {
    const wrong = enteredWrongly(context);
    const isElsewhere = !('path' in event) || pathText(event.path) !== wrong;
    if (wrong !== undefined && isElsewhere && event.type !== 'form.sent') return true;
    if (event.type === 'fields.restored') return context.saved['name'] !== 'Birch';
    if (event.type === 'form.reset') return !isChanged(context.schema, context.values, context.saved);
    if (!('path' in event)) return false;
    if (!hasField(context, event.path)) return true;
    switch (event.type) {
      case 'field.left':
        return event.path[0] === 'days' && context.values['reminds'] !== true;
      case 'field.changed':
        if (event.path[0] === 'days' && context.values['reminds'] !== true) return true;
        if (event.path[0] === 'links' && sizeOf(context) < 2) return true;
        return valueAt(context.values, event.path) === event.value;
      case 'item.added':
        return sizeOf(context) === 2;
      case 'item.removed':
        return sizeOf(context) === 0;
      case 'item.moved':
        return sizeOf(context) < 2;
      default:
        return false;
    }
  },
  maxNodes: 1_500,
  maxPairs: 40,
  maxSteps: 160,
  observe: ({ context }) => ({
    values: JSON.stringify(sent(context)),
    errors: Object.fromEntries(Object.entries(context.errors).map(([place, error]) => [place, faultText(error)])),
    message: context.message,
    isChanged: isChanged(context.schema, context.values, context.saved),
  }),
  unobserved: {
    isMarked: 'the reason of a refusal, which its errors show',
    nextKey: 'the keys of items in a list, which are never shown or sent',
    refusals: 'the number of refusals moves the focus, which form.ct.tsx checks',
  },
  invariants: {
    'only sound values are saved': ({ value, context: { schema, values } }) =>
      value !== 'saving' || Object.keys(checkValues(schema, values)).length === 0,
    'a changed field has no error': ({ context: { errors } }, _, event) =>
      event?.type !== 'field.changed' || !(pathText(event.path) in errors),
    'exactly the error states have a message': (snapshot) =>
      snapshot.hasTag('error') === (snapshot.context.message !== ''),
    'the values are kept while the form is sent and asked about': ({ context }, before, event) =>
      !before ||
      !/^(form\.(sent|left)|leave|xstate\.(done|error)\.actor\..*saving)/.test(String(event?.type)) ||
      context.values === before.context.values,
    'saved values are not changed': (snapshot) =>
      !snapshot.matches({ open: 'saved' }) ||
      !isChanged(snapshot.context.schema, snapshot.context.values, snapshot.context.saved),
  },
});
