import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '#api/account/credential/common-passwords.ts';
import { accountProblemMessage, accountProblems } from '#api/account/own-data/account-problem.ts';
import { entryErrorMessage, problemMessage } from '#api/account/sign-in/problem-message.ts';
import { t } from '#api/translations.ts';

describe('account error messages', () => {
  test('include the detail of the error code', () => {
    expect(problemMessage(t, 'name.length:3 to 20')).toBe('Use 3 to 20 characters.');
    expect(problemMessage(t, 'password.too-short:10')).toContain('at least 10 characters');
    expect(entryErrorMessage(t, 'session.suspended', '30 seconds')).toContain('wait 30 seconds and');
    expect(entryErrorMessage(t, 'session.suspended', '1 minutes')).toContain('wait 1 minute and');
  });

  test('never repeat text that a crafted URL could contain', () => {
    expect(problemMessage(t, 'name.length:call 555-1234')).toBe('Please check this field.');
    expect(entryErrorMessage(t, 'session.suspended', 'and call 555-1234')).toContain('wait a while and');
    expect(problemMessage(t, 'toString')).toBeUndefined();
    expect(entryErrorMessage(t, 'made.up')).toBe('Something went wrong.');
  });

  test.each(Object.keys(accountProblems))('are identical in the log and in the English locale: %s', (code) => {
    const detailed = { 'name.length': `${code}:3 to 20`, 'password.too-short': `${code}:10` };
    const problem = detailed[code as keyof typeof detailed] ?? code;
    expect(problemMessage(t, problem)).toBe(accountProblemMessage(problem));
  });
});

describe('common-password check', () => {
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
  ])('%s counts as common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['correct horse battery staple', 'tea at half past nine', 'vq8#kd02mz', 'password of my choosing'])(
    '%s does not count as common',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
