import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { formMachine, type SentForm } from '#machines/form/form.machine.ts';

const schema: FormSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, days: { type: 'integer', default: 7 }, note: { type: 'string' } },
};

/** A form that is open with values, and what it has sent. */
function openForm(values: FormValues, shape = schema) {
  const sent: SentForm[] = [];
  const machine = formMachine.provide({
    actors: { save: fromPromise<unknown, SentForm>(async ({ input }) => void sent.push(input)) },
  });
  const actor = createActor(machine, { input: { loaded: { schema: shape, values } } }).start();
  const save = async (name: string, value: string | number) => {
    actor.send({ type: 'field.changed', path: [name], value });
    actor.send({ type: 'form.sent' });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'saved' }));
  };
  return { actor, sent, save };
}

test('a form sends all shown values, and names those that were changed since the last save', async () => {
  const { sent, save } = openForm({ name: 'Oak', note: 'Dry.' });
  await save('days', 9);
  await save('name', 'Ash');
  expect(sent).toEqual([
    { values: { name: 'Oak', days: 9, note: 'Dry.' }, changes: { days: 9 } },
    { values: { name: 'Ash', days: 9, note: 'Dry.' }, changes: { name: 'Ash' } },
  ]);
});

test('restored fields have their former values as saved, and the unsaved values of other fields stay', async () => {
  const { actor, sent, save } = openForm({ name: 'Oak', note: 'Dry.' });
  await save('days', 90);
  actor.send({ type: 'field.changed', path: ['note'], value: 'Wet.' });
  actor.send({ type: 'fields.restored', names: ['days'], loaded: { schema, values: { name: 'Elm', note: 'Dry.' } } });
  expect(actor.getSnapshot().context.values).toEqual({ name: 'Oak', days: 7, note: 'Wet.' });
  await save('name', 'Ash');
  expect(sent.at(-1)?.changes).toEqual({ name: 'Ash', note: 'Wet.' });
});

test('a field that is being sent is not restored, because its new value is saved later', async () => {
  const { actor, save } = openForm({ name: 'Oak', note: 'Dry.' });
  await save('note', 'Wet.');
  const saving = save('name', 'Ash');
  actor.send({
    type: 'fields.restored',
    names: ['name', 'note'],
    loaded: { schema, values: { name: 'Elm', note: '' } },
  });
  await saving;
  expect(actor.getSnapshot().context.values).toMatchObject({ name: 'Ash', note: '' });
});

test('the error of a restored field is cleared, and those of other fields stay', () => {
  const limited: FormSchema = {
    ...schema,
    required: ['name'],
    properties: { ...schema.properties, days: { type: 'integer', maximum: 9 } },
  };
  const { actor } = openForm({ name: '', days: 90 }, limited);
  actor.send({ type: 'form.sent' });
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['name', 'days']);
  actor.send({ type: 'fields.restored', names: ['days'], loaded: { schema: limited, values: { days: 7 } } });
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['name']);
  expect(actor.getSnapshot().value).toEqual({ open: 'refused' });
});

test('a text that another record has is an error while it is typed, and is not sent', () => {
  const taken = { garden: 'The Garden has this address.' };
  const shape: FormSchema = {
    type: 'object',
    properties: {
      isPublic: { type: 'boolean', default: true },
      address: {
        type: 'string',
        ...control({ inputType: 'text', label: 'Address', only: { field: 'isPublic', is: true }, taken }),
      },
    },
  };
  const { actor, sent } = openForm({ address: 'shed' }, shape);
  const type = (value: string) => actor.send({ type: 'field.changed', path: ['address'], value });
  const errors = () => actor.getSnapshot().context.errors;
  type('Garden');
  expect(errors()).toEqual({ address: { reason: 'taken', message: taken.garden } });
  actor.send({ type: 'form.sent' });
  expect(actor.getSnapshot().value).toEqual({ open: 'refused' });
  type('Garden 2');
  expect(errors()).toEqual({});
  type('GARDEN');
  actor.send({ type: 'field.changed', path: ['isPublic'], value: false });
  expect(errors()).toEqual({});
  expect(sent).toEqual([]);
});
