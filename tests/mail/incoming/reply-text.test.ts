import { expect, test } from 'vitest';
import { markdownOfMail } from '#server/mail/incoming/reply-html.ts';
import { extractReply } from '#server/mail/incoming/reply-text.ts';
import { type GeneratedReply, makeReply, seededRandom } from './reply-generator.ts';

const read = ({ text, html }: GeneratedReply): string => extractReply(text ?? markdownOfMail(html ?? ''));

test('what a person wrote is found in 98 of 100 generated replies', () => {
  const random = seededRandom(24);
  const wrong = new Map<string, number>();
  const count = 10_000;
  let right = 0;
  for (let index = 0; index < count; index += 1) {
    const reply = makeReply(random);
    if (read(reply) === reply.expected) right += 1;
    else wrong.set(reply.label, (wrong.get(reply.label) ?? 0) + 1);
  }
  expect(right / count, JSON.stringify([...wrong])).toBeGreaterThanOrEqual(0.98);
});
