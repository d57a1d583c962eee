import { t } from '#api/translations.ts';
import type { EntryField } from '#components/account/sign-in/entry-form.tsx';

/** A new password and the same again; `settings` say how long it must be, `label` and `help` what stands at the first. */
export const newPasswordFields = (
  settings: Readonly<Record<string, unknown>>,
  label: string = t('account.field.password'),
  help: string = t('account.password.least', { count: leastLength(settings) }),
): readonly EntryField[] => [
  { name: 'Password', label, type: 'password', autoComplete: 'new-password', help },
  { name: 'PasswordMatch', label: t('account.field.password-again'), type: 'password', autoComplete: 'new-password' },
];

/** How many characters a password has at least. */
export const leastLength = (settings: Readonly<Record<string, unknown>>): number =>
  Number(settings['password.minLength'] ?? 10);
