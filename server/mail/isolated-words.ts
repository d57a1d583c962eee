import type { Translations } from '#api/translations.ts';

const isolated = <Value>(value: Value): Value | string =>
  typeof value === 'string' && value !== '' ? `\u2068${value}\u2069` : value;

/**
 * Says messages so that what is filled in keeps its own direction: without Unicode isolates, a Latin name draws the number
 * behind it to its wrong side in Arabic, in text and subjects too, where no markup helps.
 */
export const isolatedWords =
  (t: Translations['t']): Translations['t'] =>
  (id, values = {}) =>
    t(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])));
