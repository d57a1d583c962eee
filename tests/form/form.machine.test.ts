import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { formMachine, type SentForm } from '#machines/form/form.machine.ts';

const schema: FormSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, days: { type: 'integer', default: 7 }, note: { type: 'string' } },
};

/** A form that is open with values, and what it has sent. */
function openForm(values: FormValues) {
  const sent: SentForm[] = [];
  const machine = formMachine.provide({
    actors: { save: fromPromise<unknown, SentForm>(async ({ input }) => void sent.push(input)) },
  });
  const actor = createActor(machine, { input: { loaded: { schema, values } } }).start();
  const save = async (name: string, value: string | number) => {
    actor.send({ type: 'field.changed', path: [name], value });
    actor.send({ type: 'form.sent' });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'saved' }));
  };
  return { sent, save };
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
