import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '#api/languages.ts';
import { settingsRegistry } from '#server/administration/setting/settings.ts';
import { readMessages } from '#server/platform/text/message-catalog.ts';
import { findMessageOfSentence } from '#server/platform/text/sentence-translation.ts';

const sentencesFor = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

test.each([
  [z.string(), 5, 'Enter text.'],
  [z.number(), 'five', 'Enter a number.'],
  [z.number().int(), 1.5, 'Enter a whole number.'],
  [z.boolean(), 'yes', 'Enter true or false.'],
  [z.array(z.string()), {}, 'Enter a list.'],
  [z.object({}), [], 'Enter an object with named values.'],
  [z.string(), undefined, 'This field is required.'],
  [z.string().min(1), '', 'This field is required.'],
  [z.string().min(3), 'ab', 'Enter at least 3 characters.'],
  [z.string().max(3), 'abcd', 'Enter at most 3 characters.'],
  [z.number().min(1), 0, 'Enter 1 or more.'],
  [z.number().max(9), 10, 'Enter 9 or less.'],
  [z.number().gt(1), 1, 'Enter more than 1.'],
  [z.number().lt(9), 9, 'Enter less than 9.'],
  [z.array(z.number()).min(2), [1], 'Enter at least 2 entries.'],
  [z.array(z.number()).max(1), [1, 2], 'Enter at most 1 entries.'],
  [z.email(), 'ann', 'Enter an email address.'],
  [z.url(), 'x', 'Enter a web address.'],
  [z.iso.date(), 'x', 'Enter a date such as 2026-01-31.'],
  [z.number().multipleOf(5), 7, 'Enter a multiple of 5.'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Unknown names: a, b.'],
  [z.enum(['left', 'right']), 'up', 'Choose one of: left, right.'],
  [z.literal(7), 8, 'Choose one of: 7.'],
  [z.union([z.string(), z.number()]), true, 'This value is not valid.'],
  [z.string().regex(/^a/, 'Begin with a.'), 'b', 'Begin with a.'],
])('%#: a refused value gets a plain message', (schema, value, sentence) => {
  expect(sentencesFor(schema, value)).toEqual([sentence]);
});

/** Values that most settings reject. */
const oddValues = [5, -5, 1.5, true, 'x'.repeat(5_000), 'x y', [], [5], {}, { a: 1 }, [{ a: 1 }], ['x'.repeat(5_000)]];

test('no setting returns a message of the schema library, and every message is translated', () => {
  const said = Object.values(settingsRegistry).flatMap(({ schema }) =>
    oddValues.flatMap((value) => sentencesFor(schema, value)),
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((sentence) => /Invalid|expected|received|Too (?:small|big)/.test(sentence))).toEqual([]);
  const ids = new Set(said.map((sentence) => findMessageOfSentence(sentence)?.id ?? sentence));
  const lacking = [...ids].filter((id) =>
    Object.keys(languages).some((language) => !readMessages(language as keyof typeof languages, 'errors')[id]),
  );
  expect(lacking).toEqual([]);
});
