import { apiErrors } from '#api/errors.ts';

/**
 * The English message for each validation problem of an account field. `%s` is the part after the colon of a problem.
 */
export const accountProblems = {
  'name.length': 'A name has %s characters.',
  'name.spaces': 'A name has no spaces.',
  'name.characters': 'A name is made of letters, digits, points, hyphens, apostrophes and underscores.',
  'name.reserved': 'This name is used by the forum itself. Please choose another.',
  'name.alphabets': 'A word of a name is written in one alphabet.',
  'name.look-alike': 'This name looks like one that another member has or had. Please choose another.',
  'email.invalid': 'Enter an e-mail address like name@example.org.',
  'password.too-short':
    'Your password must be at least %s characters long. For a stronger password, increase its length or combine upper and lowercase letters, digits, and symbols.',
  'password.own-name': 'Your password must not contain your name or e-mail address.',
  'password.common': 'This password is one of the most common ones. Please choose another.',
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

/** A detail is a number or a range. Other text is not repeated. */
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
