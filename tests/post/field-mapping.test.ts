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

test('somebody is asked where answers would no longer be told, or one that is demanded lacks', () => {
  expect(needsMapping({ from: [hull], to: [hull], answers: { hull: 'Larch' } })).toBe(false);
  expect(needsMapping({ from: [hull], to: [tools], answers: {} })).toBe(false);
  expect(needsMapping({ from: [hull], to: [tools], answers: { hull: 'Larch' } })).toBe(true);
  expect(needsMapping({ from: [], to: [wood], answers: {} })).toBe(true);
  expect(needsMapping({ from: [], to: [wood], answers: { wood: 'Ash' } })).toBe(false);
});

test('answers that both types ask for stay, and only the others are asked about', () => {
  const fields = { from: [hull, tools], to: [tools, wood], answers: { hull: 'Larch', tools: ['Saw'] } };
  expect(lostFields(fields)).toEqual([hull]);
  expect(retainedFieldValues(fields)).toEqual({ tools: ['Saw'] });
  expect(missingFields(fields.to, { wood: '  ' })).toEqual([wood]);
  expect(missingFields(fields.to, { wood: 'Ash' })).toEqual([]);
});

test('an answer goes into a field of another kind as that field takes it', () => {
  expect(convertFieldValue(wood, ['Saw', 'Adze'])).toBe('Saw, Adze');
  expect(convertFieldValue(tools, 'Saw')).toEqual(['Saw']);
  expect(convertFieldValue(wood, true)).toBe('true');
  expect(convertFieldValue(aPostField({ dataType: 'number', formType: 'number' }), 3)).toBe(3);
  expect(convertFieldValue(aPostField({ dataType: 'boolean', formType: 'checkbox' }), 'yes')).toBe(false);
});
