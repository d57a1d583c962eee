import { expect, test } from 'vitest';
import {
  convertFieldValue,
  lostFields,
  missingFields,
  needsMapping,
  retainedFieldValues,
} from '#machines/post/field-mapping.ts';
import { aPostField } from '#tests/support/builders/post-type-builders.ts';

const hull = aPostField({ postFieldID: 'hull' });
const wood = aPostField({ postFieldID: 'wood', isRequired: true });
const tools = aPostField({ postFieldID: 'tools', dataType: 'string[]', formType: 'tokens' });

test('a mapping is required if answers would be hidden or a required answer is missing', () => {
  expect(needsMapping({ from: [hull], to: [hull], answers: { hull: 'Larch' } })).toBe(false);
  expect(needsMapping({ from: [hull], to: [tools], answers: {} })).toBe(false);
  expect(needsMapping({ from: [hull], to: [tools], answers: { hull: 'Larch' } })).toBe(true);
  expect(needsMapping({ from: [], to: [wood], answers: {} })).toBe(true);
  expect(needsMapping({ from: [], to: [wood], answers: { wood: 'Ash' } })).toBe(false);
});

test('answers to fields of both types stay, and only the others are mapped', () => {
  const fields = { from: [hull, tools], to: [tools, wood], answers: { hull: 'Larch', tools: ['Saw'] } };
  expect(lostFields(fields)).toEqual([hull]);
  expect(retainedFieldValues(fields)).toEqual({ tools: ['Saw'] });
  expect(missingFields(fields.to, { wood: '  ' })).toEqual([wood]);
  expect(missingFields(fields.to, { wood: 'Ash' })).toEqual([]);
});

test('an answer is converted to the data type of its new field', () => {
  expect(convertFieldValue(wood, ['Saw', 'Adze'])).toBe('Saw, Adze');
  expect(convertFieldValue(tools, 'Saw')).toEqual(['Saw']);
  expect(convertFieldValue(wood, true)).toBe('true');
  expect(convertFieldValue(aPostField({ dataType: 'number', formType: 'number' }), 3)).toBe(3);
  expect(convertFieldValue(aPostField({ dataType: 'boolean', formType: 'checkbox' }), 'yes')).toBe(false);
});
