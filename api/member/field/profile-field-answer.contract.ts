import { z } from 'zod';

/** What to look for in the answers to one profile field: a text, a range such as 1..5, or any of several. */
const answerAsked = z.union([
  z
    .string()
    .max(200)
    .transform((one) => [one]),
  z.array(z.string().max(200)).max(50),
]);

/** What to look for in the answers to profile fields, by the fields' names. */
export const answersAsked = z.record(z.string().max(100), answerAsked);
