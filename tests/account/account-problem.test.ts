import { describe, expect, test } from 'vitest';
import { accountProblemMessage, entryErrorMessage } from '#api/account/account-problem.ts';
import { isCommonPassword } from '#api/account/common-passwords.ts';

describe('the words for what is wrong', () => {
  test('say the detail', () => {
    expect(accountProblemMessage('name.length:3 to 20')).toBe('A name has 3 to 20 characters.');
    expect(accountProblemMessage('password.too-short:10')).toContain('at least 10 characters');
    expect(entryErrorMessage('session.suspended', '30 seconds')).toContain('wait 30 seconds and');
  });

  test('repeat nothing that an address could have been given', () => {
    expect(accountProblemMessage('name.length:call 555-1234')).toBe('A name has … characters.');
    expect(entryErrorMessage('session.suspended', 'and call 555-1234')).toContain('wait a while and');
    expect(accountProblemMessage('toString')).toBeUndefined();
    expect(entryErrorMessage('made.up')).toBe('Something went wrong.');
    expect(entryErrorMessage(undefined)).toBeUndefined();
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
