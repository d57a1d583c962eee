import { expect, test } from 'vitest';
import { readBounce } from '#server/mail/incoming/bounce-report.ts';
import { readIncomingMessage } from '#server/mail/incoming/incoming-message.ts';
import { bounceSamples } from './bounce-samples.ts';

const one = { messageID: '<mail7.00112233445566778@forum.example.org>', to: 'bo@example.org', key: 'one' };
const read = async (source: string) => readBounce(await readIncomingMessage(Buffer.from(source)));

test.each([
  ['postfix', 'recipient', /^550 5\.1\.1 .*User unknown$/],
  ['postfixDelay', 'later', /Connection timed out/],
  ['exim', 'recipient', /550 Requested action not taken: mailbox unavailable/],
  ['exchange', 'recipient', /RecipientNotFound/],
  ['gmail', 'recipient', /does not exist/],
  ['gmailSpam', 'content', /unsolicited/],
  ['qmail', 'recipient', /no mailbox here by that name/],
] as const)('a report of %s means: %s', async (name, problem, reason) => {
  const found = await read(bounceSamples[name](one));
  expect(found?.problem).toBe(problem);
  expect(found?.reason).toMatch(reason);
});

test('a notice of delivery is no failure', async () => {
  expect(await read(bounceSamples.delivered(one))).toBeUndefined();
});

test('a full mailbox concerns the address, and a message that is too large does not', async () => {
  const withCode = (code: string, words: string) =>
    bounceSamples
      .postfix(one)
      .replace('Status: 5.1.1', `Status: ${code}`)
      .replace(/Diagnostic-Code: .*\r\n.*unknown/, `Diagnostic-Code: smtp; 552 ${code} ${words}`);
  expect((await read(withCode('5.2.2', 'Mailbox full')))?.problem).toBe('recipient');
  expect((await read(withCode('5.3.4', 'Message size exceeds fixed limit')))?.problem).toBe('content');
  expect((await read(withCode('5.0.0', 'blocked by policy')))?.problem).toBe('content');
});
