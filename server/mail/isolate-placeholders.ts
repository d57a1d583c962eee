import type { Translations } from '#api/translations.ts';

const isolated = <Value>(value: Value): Value | string =>
  typeof value === 'string' && value !== '' ? `\u2068${value}\u2069` : value;

/**
 * Wraps a translation function so that inserted values preserve their own direction. Without Unicode isolates, a Latin
 * name in Arabic text moves an adjacent number to the wrong side. Isolates also work in plain text and subjects, which
 * have no markup.
 */
export const isolatePlaceholders =
  (t: Translations['t']): Translations['t'] =>
  (id, values = {}) =>
    t(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])));
