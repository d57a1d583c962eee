import { apiErrors } from '#api/errors.ts';

/**
 * The English message for each validation problem of an account field. `%s` is the part after the colon of a problem.
 */
export const accountProblems = {
  'name.length': 'Use %s characters.',
  'name.spaces': 'Usernames cannot contain spaces.',
  'name.characters': 'Use only letters, digits, periods, hyphens, apostrophes and underscores.',
  'name.reserved': 'This name is reserved. Choose another name.',
  'name.alphabets': 'Use letters of one alphabet per word.',
  'name.look-alike': 'This name is too similar to the current or former name of another member. Choose another name.',
  'email.invalid': 'Enter an email address like name@example.org.',
  'password.too-short':
    'Your password must be at least %s characters long. For a stronger password, increase its length or combine upper and lowercase letters, digits, and symbols.',
  'password.own-name': 'Your password must not contain your username or email address.',
  'password.common': 'This password is too common. Choose another password.',
  'password.mismatch': "Passwords don't match.",
  'password.incorrect': apiErrors['password.incorrect'].message,
  'terms.required': 'You must agree to the terms of service.',
  'discovery.required': 'Tell us why you want to join.',
  'invitation.required': apiErrors['invitation.required'].message,
  'field.required': 'This field is required.',
  'registration.name-taken': apiErrors['registration.name-taken'].message,
  'registration.email-taken': apiErrors['registration.email-taken'].message,
} as const;

/** The code of a validation problem of an account field. */
export type AccountProblemCode = keyof typeof accountProblems;

/** A problem as a code, or as a code with a detail: `password.too-short:10`. */
export type AccountProblem = AccountProblemCode | `${AccountProblemCode}:${string}`;

/** The form of a detail: a number or a range. Any other detail is replaced by an ellipsis. */
const detail = /^\d{1,5}( to \d{1,5})?$/;

/**
 * Returns the English message for a problem, used in logs; undefined for an unknown code. The interface uses
 * `problemMessage`.
 */
export function accountProblemMessage(problem: string): string | undefined {
  const [code = '', about = ''] = problem.split(/:(.*)/s);
  if (!Object.hasOwn(accountProblems, code)) return undefined;
  return accountProblems[code as AccountProblemCode].replace('%s', detail.test(about) ? about : '…');
}
