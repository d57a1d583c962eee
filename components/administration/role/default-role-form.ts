import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { defaultRoleTypes } from '#api/member/role/role-type.ts';
import { t } from '#api/translations.ts';

/** Returns the form of the default roles: for each type, one of its roles. */
export const defaultRoleForm = (roles: readonly Role[]): FormSchema => ({
  type: 'object',
  required: defaultRoleTypes,
  properties: Object.fromEntries(
    defaultRoleTypes.map((type) => {
      const ofType = roles.filter((role) => role.type === type);
      return [
        type,
        {
          type: 'integer' as const,
          enum: ofType.map(({ roleID }) => roleID),
          ...control({
            inputType: 'choice',
            label: t(`role.type.${type}`),
            description: t(`role.type-help.${type}`),
            choices: Object.fromEntries(ofType.map(({ roleID, name }) => [roleID, name])),
          }),
        },
      ];
    }),
  ),
});

/** Returns the values of the form: the default role of each type, otherwise the first. */
export const defaultRoleValues = (roles: readonly Role[]): FormValues =>
  Object.fromEntries(
    defaultRoleTypes.map((type) => {
      const ofType = roles.filter((role) => role.type === type);
      return [type, (ofType.find(({ isDefault }) => isDefault) ?? ofType[0])?.roleID];
    }),
  );
