import { describe, expect, test } from 'vitest';
import { changedValues, isChanged } from '#api/form/form-change.ts';
import { checkValues } from '#api/form/form-check.ts';
import { type Condition, holds } from '#api/form/form-condition.ts';
import { fieldsAt, shownValues, withDefaults } from '#api/form/form-fields.ts';
import { valueAt, withMoved, withValueAt } from '#api/form/form-path.ts';
import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { unsupportedShapes } from '#api/form/form-shape.ts';

const text = (label: string, more: Partial<FormProperty> = {}, only?: Condition): FormProperty => ({
  type: 'string',
  ...more,
  ...control({ inputType: 'text', label, ...(only && { only }) }),
});

const on: FormProperty = { type: 'boolean', ...control({ inputType: 'switch', label: 'On' }) };

const form = (properties: FormSchema['properties'], required: string[] = []): FormSchema => ({
  type: 'object',
  required,
  properties,
});

const links: FormProperty = {
  type: 'array',
  minItems: 1,
  maxItems: 2,
  items: {
    type: 'object',
    required: ['href'],
    properties: {
      label: text('Label'),
      href: text('Address', {}, { field: 'label', set: true }),
      note: text('Note', {}, { field: '/on', is: true }),
    },
  },
  ...control({ inputType: 'list', label: 'Links' }),
};

describe('a condition', () => {
  const values = { beside: { kind: 'card', count: 0, empty: ' ', list: [], types: ['idea'] }, root: { on: true } };
  test.each<[Condition | undefined, boolean]>([
    [undefined, true],
    [{ field: 'kind', is: 'card' }, true],
    [{ field: 'kind', is: 'list' }, false],
    [{ field: 'kind', in: ['list', 'card'] }, true],
    [{ field: 'missing', in: ['card'] }, false],
    [{ field: 'count', set: true }, true],
    [{ field: 'empty', set: true }, false],
    [{ field: 'list', set: false }, true],
    [{ field: 'types', has: 'idea' }, true],
    [{ field: 'types', has: 'question' }, false],
    [{ field: 'kind', has: 'card' }, false],
    [{ field: '/on', is: true }, true],
    [{ field: 'on', is: true }, false],
    [{ not: { field: 'kind', is: 'card' } }, false],
    [
      {
        any: [
          { field: 'kind', is: 'list' },
          { field: '/on', is: true },
        ],
      },
      true,
    ],
    [
      [
        { field: 'kind', is: 'card' },
        { field: 'empty', set: true },
      ],
      false,
    ],
  ])('%j is %s', (condition, result) => {
    expect(holds(condition, values)).toBe(result);
  });
});

describe('the shown values', () => {
  const chain = form({
    on,
    kind: text('Kind', {}, { field: 'on', is: true }),
    size: text('Size', {}, { field: 'kind', set: true }),
  });

  test('a field that depends on a hidden field is hidden too', () => {
    const values = { on: false, kind: 'card', size: 'small' };
    expect(shownValues(chain, values)).toEqual({ on: false });
    expect(shownValues(chain, { ...values, on: true })).toEqual({ ...values, on: true });
  });

  test('items of a list test their own fields and those of the form, and send neither keys nor unknown values', () => {
    const schema = form({ on, links });
    const values = {
      on: false,
      links: [
        { $key: 1, label: 'A', href: '/a', note: 'x' },
        { $key: 2, href: '/b', odd: 1 },
      ],
    };
    expect(shownValues(schema, values)).toEqual({ on: false, links: [{ label: 'A', href: '/a' }, {}] });
    expect(shownValues(schema, { ...values, on: true })['links']).toEqual([{ label: 'A', href: '/a', note: 'x' }, {}]);
  });

  test('they are the same when they are computed again from themselves', () => {
    for (let round = 0; round < 500; round += 1) {
      const values = someValues(round);
      const shown = shownValues(form({ on, links, ...chain.properties }), values);
      expect(shownValues(form({ on, links, ...chain.properties }), shown)).toEqual(shown);
    }
  });

  test('defaults are filled in before conditions are tested', () => {
    const schema = form({
      on: { ...on, default: true },
      kind: text('Kind', { default: 'card' }, { field: 'on', is: true }),
    });
    expect(shownValues(schema, withDefaults(schema, {}))).toEqual({ on: true, kind: 'card' });
    expect(withDefaults(schema, { on: false })).toEqual({ on: false, kind: 'card' });
  });

  test('a value of a wrong type breaks nothing and is refused', () => {
    const schema = form({ on, links, name: text('Name') });
    const odd = { on: 'yes', links: 'none', name: 5 } as unknown as FormValues;
    expect(Object.keys(checkValues(schema, withDefaults(schema, odd)))).toEqual(['on', 'links', 'name']);
    expect(checkValues(schema, { links: [null, 3] } as never)).toEqual({ links: { reason: 'wrong-type' } });
  });
});

describe('a value', () => {
  const number = (more: Partial<FormProperty>): FormProperty => ({
    type: 'integer',
    ...more,
    ...control({ inputType: 'number', label: 'N' }),
  });
  test.each<[FormProperty, unknown, object | undefined]>([
    [text('T'), ' ', { reason: 'missing' }],
    [text('T'), '\u200b', { reason: 'missing' }],
    [text('T', { minLength: 3 }), 'ab', { reason: 'too-short', limit: 3 }],
    [text('T', { maxLength: 3 }), 'abcd', { reason: 'too-long', limit: 3 }],
    [text('T', { maxLength: 3 }), 'abc ', undefined],
    [text('T', { pattern: '^#[0-9a-f]{6}$' }), '#14', { reason: 'malformed' }],
    [text('T', { enum: ['a'] }), 'b', { reason: 'not-choice' }],
    [number({}), undefined, { reason: 'missing' }],
    [number({}), 0, undefined],
    [number({}), 1.5, { reason: 'not-whole' }],
    [number({}), '1', { reason: 'not-number' }],
    [number({ minimum: 1 }), 0, { reason: 'too-small', limit: 1 }],
    [number({ maximum: 59 }), 60, { reason: 'too-large', limit: 59 }],
    [links, [], { reason: 'missing' }],
    [links, [{}, {}, {}], { reason: 'too-many', limit: 2 }],
  ])('of a required %j: %j is %j', (property, value, fault) => {
    expect(checkValues(form({ field: property }, ['field']), { field: value } as FormValues)['field']).toEqual(fault);
  });

  test('of a field in a list is named by its path; a hidden required field is no fault', () => {
    const schema = form({ links });
    expect(checkValues(schema, { links: [{}, { label: 'B' }] })).toEqual({ 'links.1.href': { reason: 'missing' } });
  });
});

test('a change keeps the parts that it does not touch', () => {
  const values = { links: [{ label: 'A' }, { label: 'B' }], name: 'x' };
  const changed = withValueAt(values, ['links', 1, 'label'], 'C');
  expect(changed).toEqual({ links: [{ label: 'A' }, { label: 'C' }], name: 'x' });
  expect(valueAt(changed, ['links', 0])).toBe(values.links[0]);
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('only changed values are saved, and the values of hidden fields are no change', () => {
  const schema = form({ on, kind: text('Kind', {}, { field: 'on', is: true }), name: text('Name') });
  const saved = { on: false, kind: '', name: 'x' };
  expect(isChanged(schema, { ...saved, kind: 'card' }, saved)).toBe(false);
  expect(changedValues(schema, { ...saved, on: true, kind: 'card' }, saved)).toEqual({ on: true, kind: 'card' });
});

test('a field that is shown again is sent as a change only when its value differs from the saved one', () => {
  const schema = form({
    on: { type: 'boolean', ...control({ inputType: 'switch', label: 'On' }) },
    name: text('Name', {}, { field: 'on', is: true }),
  });
  const saved = { on: false, name: 'Tracker' };
  expect(changedValues(schema, { on: true, name: 'Tracker' }, saved)).toEqual({ on: true });
  expect(changedValues(schema, { on: true, name: 'Issues' }, saved)).toEqual({ on: true, name: 'Issues' });
});

test('shapes that a form cannot draw are refused', () => {
  const shapes = (property: object) => unsupportedShapes(form({ field: property as FormProperty }));
  expect(shapes(text('T'))).toEqual([]);
  expect(shapes(links)).toEqual(['field.note: the condition names `/on`, which is no earlier field']);
  expect(shapes({ anyOf: [], ...control({ inputType: 'text', label: 'T' }) })).toEqual(['field: anyOf']);
  expect(shapes({ type: 'string' })).toEqual(['field: no x-control']);
  expect(shapes({ ...text('T'), pattern: '[a-' })).toEqual(['field: the pattern is no regular expression']);
  expect(
    shapes({ type: 'array', items: { type: 'string' }, ...control({ inputType: 'choices', label: 'T' }) }),
  ).toEqual(['field: a list of plain values']);
  expect(shapes(text('T', {}, { field: 'later', is: 'x' }))).toEqual([
    'field: the condition names `later`, which is no earlier field',
  ]);
});

test('a stored pattern that is no regular expression refuses nothing', () => {
  const schema = form({ code: { ...text('T'), pattern: '[a-' }, tide: { ...text('T'), pattern: '^[a-z]+$' } });
  expect(Object.keys(checkValues(schema, { code: 'x', tide: '9' }))).toEqual(['tide']);
});

/** Returns values that differ from round to round: each field is missing, empty or filled. */
function someValues(round: number): FormValues {
  const pick = <Value>(bits: number, ...options: Value[]) =>
    options[Math.floor(round / bits) % options.length] as Value;
  const item = (at: number) => ({
    label: pick(at, undefined, '', 'A'),
    href: pick(at * 3, undefined, '/a'),
    note: pick(2, 'n', undefined),
  });
  return {
    on: pick(1, undefined, true, false),
    links: pick(3, undefined, [], [item(1)], [item(2), item(3)]),
    kind: pick(2, undefined, '', 'card'),
    size: pick(5, undefined, 'small'),
  };
}

test('an object without fields of its own keeps all values, and its control shows those that it knows', () => {
  const schema = form({
    settings: { type: 'object', ...control({ inputType: 'fragmentSettings', label: 'Settings' }) },
  });
  expect(shownValues(schema, { settings: { closing: '20:00', other: 1 } })).toEqual({
    settings: { closing: '20:00', other: 1 },
  });
  expect(shownValues(schema, { settings: 'text' })).toEqual({ settings: {} });
  const known = form({ closing: text('Closing time', { default: '18:00' }), days: text('Days', { default: 'all' }) });
  expect(fieldsAt(known, { closing: '20:00' }, ['settings']).map(({ path, value }) => [path, value])).toEqual([
    [['settings', 'closing'], '20:00'],
    [['settings', 'days'], 'all'],
  ]);
});
