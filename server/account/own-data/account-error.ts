import { type AccountProblem, accountProblemMessage } from '#api/account/own-data/account-problem.ts';
import { ApiError } from '#api/errors.ts';
import type { FieldError } from '#api/failure.ts';

/** The validation problems of an account, by field. */
export type AccountProblems = Readonly<Record<string, AccountProblem | undefined>>;

const fieldErrorOf = (field: string, problem: AccountProblem): FieldError => ({
  field,
  code: problem,
  message: accountProblemMessage(problem) ?? 'This value is not valid.',
});

/** Creates the error with the validation problems of an account, grouped by field; undefined if there are none. */
export function toAccountError(problems: AccountProblems): ApiError | undefined {
  const wrong = Object.entries(problems).flatMap(([field, problem]) => (problem ? [fieldErrorOf(field, problem)] : []));
  if (wrong.length === 0) return undefined;
  const description = wrong.map(({ message }) => message).join(' ');
  return new ApiError('request.invalid', {
    description,
    errors: Object.fromEntries(wrong.map((error) => [error.field, [error]])),
  });
}

/** Throws if an account has validation problems. */
export function rejectProblems(problems: AccountProblems): void {
  const refusal = toAccountError(problems);
  if (refusal) throw refusal;
}
