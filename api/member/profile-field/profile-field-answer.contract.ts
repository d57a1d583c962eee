import { z } from 'zod';

/** The filter for the answers to one profile field: a text, a range such as 1..5, or any of several values. */
const answerAsked = z.union([
  z
    .string()
    .max(200)
    .transform((one) => [one]),
  z.array(z.string().max(200)).max(50),
]);

/** The filters for profile field answers, keyed by field name. */
export const answerFilters = z.record(z.string().max(100), answerAsked);
