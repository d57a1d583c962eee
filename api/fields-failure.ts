import { ApiFailure } from '#api/failure.ts';

/**
 * A refusal about fields: `fieldsFailure({ name: 'Name is required.' })`. Answered as 422, grouped by field. Apart from
 * `ApiFailure`, since few pages look at fields themselves.
 */
export function fieldsFailure(messages: Readonly<Record<string, string>>, code = 'invalid'): ApiFailure {
  const errors = Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, [{ field, code, message }]]),
  );
  const description = Object.values(messages).join(' ');
  return new ApiFailure('request.invalid', { status: 422, message: 'Validation Failed' }, { errors, description });
}
