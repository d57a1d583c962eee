import type { ServiceAccount } from '#api/account/own-data/site-token.contract.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { requiredTokenFields, tokenFields } from './token-form.ts';

const isNew = { field: 'account', is: 'new' } as const;

/** Returns the form of a new access token of a service account, which can be added with it. */
export const siteTokenForm = (accounts: readonly ServiceAccount[], maxDays: number): FormSchema => ({
  type: 'object',
  required: ['account', 'accountName', 'roleIDs', ...requiredTokenFields(maxDays)],
  properties: {
    account: {
      type: 'string',
      enum: [...accounts.map(({ userID }) => String(userID)), 'new'],
      ...control({
        inputType: 'choice',
        label: t('account.site-token.account'),
        description: t('account.site-token.account-help'),
        choices: {
          ...Object.fromEntries(accounts.map(({ userID, name }) => [String(userID), name])),
          new: t('account.site-token.new-account'),
        },
      }),
    },
    accountName: {
      type: 'string',
      maxLength: 50,
      ...control({
        inputType: 'text',
        label: t('account.site-token.account-name'),
        description: t('account.site-token.account-name-help'),
        only: isNew,
      }),
    },
    roleIDs: {
      type: 'array',
      items: { type: 'integer' },
      minItems: 1,
      maxItems: 20,
      ...control({
        inputType: 'role',
        label: t('account.site-token.roles'),
        description: t('account.site-token.roles-help'),
        only: isNew,
      }),
    },
    ...tokenFields(maxDays),
  },
});

/** Returns the values with which the fields of the service account start. */
export const freshAccountValues = (accounts: readonly ServiceAccount[]): FormValues => ({
  account: accounts[0] ? String(accounts[0].userID) : 'new',
  accountName: '',
  roleIDs: [],
});
