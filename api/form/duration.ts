/** The units of a duration, shortest first. */
export const durationUnits = ['second', 'minute', 'hour', 'day', 'week'] as const;

/** A unit of a duration. */
export type DurationUnit = (typeof durationUnits)[number];

const seconds: Readonly<Record<DurationUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
};

/** Returns how often one unit fits into another, such as 60 minutes into an hour. */
export const unitsIn = (unit: DurationUnit, whole: DurationUnit): number => seconds[whole] / seconds[unit];

/** Returns the units that hold a whole number of another one, shortest first. */
export const unitsFrom = (unit: DurationUnit): readonly DurationUnit[] =>
  durationUnits.slice(durationUnits.indexOf(unit));

/** Returns the longest unit in which a duration is a whole number. */
export const plainestUnit = (amount: number, unit: DurationUnit): DurationUnit =>
  unitsFrom(unit).findLast((one) => amount !== 0 && Number.isInteger(amount / unitsIn(unit, one))) ?? unit;
