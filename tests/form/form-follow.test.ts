import { expect, test } from 'vitest';
import { withFollowers } from '#api/form/form-follow.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { unsupportedShapes } from '#api/form/form-shape.ts';

const schema: FormSchema = {
  type: 'object',
  properties: {
    label: { type: 'string', ...control({ inputType: 'text', label: 'Label' }) },
    apiName: {
      type: 'string',
      ...control({ inputType: 'text', label: 'API name', follows: { field: 'label', as: 'apiName' } }),
    },
  },
};

const after = (before: FormValues, change: FormValues) => withFollowers(schema, before, { ...before, ...change });

test('a field follows the text of another one until it is edited', () => {
  const first = after({}, { label: '2 Boat Hulls' });
  expect(first).toEqual({ label: '2 Boat Hulls', apiName: 'boat-hulls' });
  expect(after(first, { label: 'Boat Hull' })).toEqual({ label: 'Boat Hull', apiName: 'boat-hull' });
  const edited = after(first, { apiName: 'hulls' });
  expect(edited).toEqual({ label: '2 Boat Hulls', apiName: 'hulls' });
  expect(after(edited, { label: 'Oars' })).toEqual({ label: 'Oars', apiName: 'hulls' });
});

test('a field that is empty again follows an emptied text', () => {
  expect(after({ label: 'Oars', apiName: 'oars' }, { label: '' })).toEqual({ label: '', apiName: '' });
});

test('a field follows a field of the form', () => {
  expect(unsupportedShapes(schema)).toEqual([]);
  const { apiName } = schema.properties;
  expect(unsupportedShapes({ type: 'object', properties: { apiName } })).toEqual([
    'apiName: it follows `label`, which is no field of the form',
  ]);
});
