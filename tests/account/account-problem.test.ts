import { describe, expect, test } from 'vitest';
import { accountProblemMessage, accountProblems } from '#api/account/account-problem.ts';
import { isCommonPassword } from '#api/account/common-passwords.ts';
import { entryErrorWords, problemWords } from '#api/account/problem-words.ts';
import { t } from '#api/words.ts';

describe('the words for what is wrong', () => {
  test('say the detail', () => {
    expect(problemWords(t, 'name.length:3 to 20')).toBe('Use 3 to 20 characters.');
    expect(problemWords(t, 'password.too-short:10')).toContain('at least 10 characters');
    expect(entryErrorWords(t, 'session.suspended', '30 seconds')).toContain('wait 30 seconds and');
    expect(entryErrorWords(t, 'session.suspended', '1 minutes')).toContain('wait 1 minute and');
  });

  test('repeat nothing that an address could have been given', () => {
    expect(problemWords(t, 'name.length:call 555-1234')).toBe('Please check this field.');
    expect(entryErrorWords(t, 'session.suspended', 'and call 555-1234')).toContain('wait a while and');
    expect(problemWords(t, 'toString')).toBeUndefined();
    expect(entryErrorWords(t, 'made.up')).toBe('Something went wrong.');
  });

  test.each(Object.keys(accountProblems))('are the same in the log and in English: %s', (code) => {
    const detailed = { 'name.length': `${code}:3 to 20`, 'password.too-short': `${code}:10` };
    const problem = detailed[code as keyof typeof detailed] ?? code;
    expect(problemWords(t, problem)).toBe(accountProblemMessage(problem));
  });
});

describe('common passwords', () => {
  test.each([
    'password',
    'p4ssw0rd!!',
    'password2024',
    'letmein123',
    'qwertyuiop',
    '0987654321',
    'abcabcabcabc',
    'aaaaaaaaaa',
    'superman1990',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['correct horse battery staple', 'tea at half past nine', 'vq8#kd02mz', 'password of my choosing'])(
    '%s is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
