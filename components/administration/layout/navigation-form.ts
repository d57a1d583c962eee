import { control, type FormSchema } from '#api/form/form-schema.ts';
import { permissionNames } from '#api/member/role/permission.ts';
import { t } from '#api/translations.ts';

/** Matches addresses that do not run scripts. */
const soundAddress =
  '^(?!\\s*([jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA]|[vV][bB][sS][cC][rR][iI][pP][tT]):)';

/** Returns the form of a navigation item. */
export const navigationForm = (): FormSchema => ({
  type: 'object',
  required: ['name', 'badgeText'],
  properties: {
    name: {
      type: 'string',
      maxLength: 100,
      ...control({ inputType: 'text', label: t('administration.navigation.name') }),
    },
    url: {
      type: 'string',
      maxLength: 500,
      pattern: soundAddress,
      ...control({
        inputType: 'text',
        label: t('administration.navigation.address'),
        description: t('administration.navigation.address-help'),
        direction: 'ltr',
      }),
    },
    permission: {
      type: 'string',
      nullable: true,
      enum: permissionNames,
      ...control({
        inputType: 'choice',
        label: t('administration.navigation.permission'),
        description: t('administration.navigation.permission-help'),
        placeholder: t('administration.navigation.everyone'),
        group: t('administration.navigation.visibility'),
      }),
    },
    roleIDs: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: 100,
      ...control({
        inputType: 'role',
        label: t('administration.navigation.roles'),
        description: t('administration.navigation.roles-help'),
        group: t('administration.navigation.visibility'),
      }),
    },
    isHidden: {
      type: 'boolean',
      ...control({
        inputType: 'switch',
        label: t('administration.navigation.hide'),
        group: t('administration.navigation.visibility'),
      }),
    },
    badgeType: {
      type: 'string',
      nullable: true,
      enum: ['text', 'count'],
      ...control({
        inputType: 'choice',
        label: t('administration.navigation.badge'),
        placeholder: t('administration.navigation.badge-none'),
        choices: {
          text: t('administration.navigation.badge-text'),
          count: t('administration.navigation.badge-count'),
        },
      }),
    },
    badgeText: {
      type: 'string',
      maxLength: 30,
      ...control({
        inputType: 'text',
        label: t('administration.navigation.badge-words'),
        only: { field: 'badgeType', set: true },
      }),
    },
  },
});
