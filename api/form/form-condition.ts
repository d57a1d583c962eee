import type { FormValue, FormValues, Scalar } from './form-schema.ts';

/**
 * A test of another field. `field` names a field of the same object that is declared earlier, or with a leading `/` one
 * of the form itself. `set` tests whether it has a value, `has` whether a list contains one.
 */
export type ConditionTest =
  | { readonly field: string; readonly is: Scalar }
  | { readonly field: string; readonly in: readonly Scalar[] }
  | { readonly field: string; readonly has: Scalar }
  | { readonly field: string; readonly set: boolean }
  | { readonly any: readonly ConditionTest[] }
  | { readonly not: ConditionTest };

/** The condition under which a field is shown. Several tests must all hold. */
export type Condition = ConditionTest | readonly ConditionTest[];

/** The values that a test reads: those of the same object, and those of the form. Hidden fields have no value. */
export interface TestedValues {
  readonly beside: FormValues;
  readonly root: FormValues;
}

/** Whether a value counts as set. A text of spaces, an empty list, `false` and `null` do not. */
export const isSet = (value: FormValue | undefined): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'string'
      ? value.trim() !== ''
      : value !== undefined && value !== null && value !== false;

/** Whether the condition of a field holds. A field without a condition is always shown. */
export const holds = (condition: Condition | undefined, values: TestedValues): boolean =>
  testsOf(condition).every((test) => passes(test, values));

/** Returns the names of all fields that a condition tests. */
export const testedFields = (condition: Condition | undefined): string[] =>
  testsOf(condition).flatMap((test) => {
    if ('any' in test) return testedFields(test.any);
    return 'not' in test ? testedFields(test.not) : [test.field];
  });

const testsOf = (condition: Condition | undefined): readonly ConditionTest[] =>
  condition === undefined ? [] : ([condition].flat() as readonly ConditionTest[]);

function passes(test: ConditionTest, values: TestedValues): boolean {
  if ('any' in test) return test.any.some((one) => passes(one, values));
  if ('not' in test) return !passes(test.not, values);
  const { field } = test;
  const value = field.startsWith('/') ? values.root[field.slice(1)] : values.beside[field];
  if ('has' in test) return Array.isArray(value) && (value as readonly unknown[]).includes(test.has);
  if ('set' in test) return isSet(value) === test.set;
  return 'is' in test ? value === test.is : test.in.includes(value as Scalar);
}
