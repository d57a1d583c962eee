import { ApiFailure } from '#api/failure.ts';

/**
 * Creates a validation error (422) grouped by field: `fieldsFailure({ name: 'Name is required.' })`. It is separate
 * from `ApiFailure` because few pages check fields themselves.
 */
export function fieldsFailure(messages: Readonly<Record<string, string>>, code = 'invalid'): ApiFailure {
  const errors = Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, [{ field, code, message }]]),
  );
  const description = Object.values(messages).join(' ');
  return new ApiFailure('request.invalid', { status: 422, message: 'Validation Failed' }, { errors, description });
}
