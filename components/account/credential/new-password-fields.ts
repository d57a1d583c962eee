import { t } from '#api/translations.ts';
import type { EntryField } from '#components/account/sign-in/entry-form.tsx';

/**
 * Returns the fields for a new password and its repetition. `settings` contain the minimum length; `label` and `help`
 * belong to the first field.
 */
export const newPasswordFields = (
  settings: Readonly<Record<string, unknown>>,
  label: string = t('account.field.password'),
  help: string = t('account.password.least', { count: leastLength(settings) }),
): readonly EntryField[] => [
  { name: 'Password', label, type: 'password', autoComplete: 'new-password', help },
  { name: 'PasswordMatch', label: t('account.field.password-again'), type: 'password', autoComplete: 'new-password' },
];

/** Returns the minimum length of a password. */
export const leastLength = (settings: Readonly<Record<string, unknown>>): number =>
  Number(settings['password.minLength'] ?? 10);
