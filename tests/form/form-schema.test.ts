import { expect, test } from 'vitest';
import { z } from 'zod';
import { control } from '#api/form/form-schema.ts';
import { readFormValues, toFormSchema } from '#server/form/form-schema.ts';

const meta = (label: string) => control({ inputType: 'text', label });

test('a zod object becomes the schema of a form: limits, defaults, required and nullable fields', () => {
  const schema = z.object({
    name: z.string().min(2).max(50).meta(meta('Name')),
    count: z.number().int().nullable().meta(meta('Count')),
    note: z.string().default('x').meta(meta('Note')),
  });
  expect(toFormSchema(schema)).toEqual({
    type: 'object',
    required: ['name', 'count'],
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 50, ...meta('Name') },
      count: { type: 'integer', nullable: true, ...meta('Count') },
      note: { type: 'string', default: 'x', ...meta('Note') },
    },
  });
});

test('a union is refused when the form is made', () => {
  const schema = z.object({ value: z.union([z.string(), z.object({ id: z.number() })]).meta(meta('Value')) });
  expect(() => toFormSchema(schema)).toThrow(/value: anyOf/);
});

test('values of a request are trimmed and checked, and hidden and unknown ones are dropped', () => {
  const schema = toFormSchema(
    z.object({
      title: z.string().min(1).max(5).meta(meta('Title')),
      note: z.string().optional().meta(meta('Note')),
      more: z
        .string()
        .optional()
        .meta(control({ inputType: 'text', label: 'More', only: { field: 'note', set: true } })),
    }),
  );
  expect(readFormValues(schema, { title: ' a ', more: 'x', odd: 1 })).toEqual({ title: 'a', note: '' });
  expect(() => readFormValues(schema, { title: ' ' })).toThrow(expect.objectContaining({ status: 422 }));
  expect(() => readFormValues(schema, { title: 'abcdef' })).toThrow(expect.objectContaining({ status: 422 }));
});

test('a text that another record has is refused with its reason', () => {
  const taken = { garden: 'The Garden has this address.' };
  const schema = toFormSchema(
    z.object({ address: z.string().meta(control({ inputType: 'text', label: 'Address', taken })) }),
  );
  expect(readFormValues(schema, { address: 'shed' })).toEqual({ address: 'shed' });
  expect(() => readFormValues(schema, { address: 'Garden' })).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ description: taken.garden }) }),
  );
});
