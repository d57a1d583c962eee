import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import type { Role, RolePost } from '#api/member/role/role.contract.ts';
import { domainsIn } from '#api/member/role/role-domain.ts';
import { roleTypes } from '#api/member/role/role-type.ts';
import { t } from '#api/translations.ts';
import { builtInRoles } from './role-facts.ts';
import { cellsIn, cellsOf, fragmentsOf, type GridKey, type GridScope } from './role-grid.ts';

const types = ['none', ...roleTypes] as const;

/** The name of the field of the permissions, which the grid draws. */
export const permissionField = 'permissions';

/** Returns the form of a role (docs/behavior/member.md#roles). `maySet` is whether the viewer may change it. */
export const roleSettingsForm = (scopes: readonly GridScope[], role?: Role, maySet = true): FormSchema => {
  const isBuiltIn = role !== undefined && builtInRoles.has(role.roleID);
  return {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('role.form.name'), maySet }) },
      description: {
        type: 'string',
        maxLength: 500,
        ...control({ inputType: 'textArea', label: t('role.form.description'), rows: 2, maySet }),
      },
      type: {
        type: 'string',
        enum: types,
        ...control({
          inputType: 'choice',
          label: t('role.form.type'),
          choices: Object.fromEntries(types.map((type) => [type, t(`role.type.${type}`)])),
          explanations: Object.fromEntries(types.map((type) => [type, t(`role.type-help.${type}`)])),
          maySet: maySet && !isBuiltIn && role?.isDefault !== true,
        }),
      },
      canSession: {
        type: 'boolean',
        ...control({
          inputType: 'switch',
          label: t('role.form.session'),
          description: t('role.form.session-help'),
          only: { not: { field: 'type', is: 'guest' } },
          maySet: maySet && !isBuiltIn,
        }),
      },
      personalInfo: {
        type: 'boolean',
        ...control({
          inputType: 'switch',
          label: t('role.form.personal'),
          description: t('role.form.personal-help'),
          maySet,
        }),
      },
      domains: domainProperty(maySet),
      [permissionField]: {
        type: 'array',
        items: { type: 'string', enum: cellsOf(scopes) },
        ...control({ inputType: 'choices', label: t('role.form.permissions'), maySet }),
      },
    },
  };
};

const domainProperty = (maySet: boolean): FormProperty => ({
  type: 'array',
  items: { type: 'string', maxLength: 255 },
  ...control({
    inputType: 'lines',
    label: t('role.form.domains'),
    description: t('role.form.domains-help'),
    direction: 'ltr',
    rows: 3,
    group: t('role.form.automatic'),
    only: { field: 'type', in: ['none', 'member', 'moderator', 'administrator'] },
    maySet,
  }),
});

/** Returns the values of the form of a role. Without one, they are those of a new role. */
export const roleFormValues = (scopes: readonly GridScope[], role?: Partial<Role>): FormValues => ({
  name: role?.name ?? '',
  description: role?.description ?? '',
  type: role?.type ?? 'none',
  canSession: role?.canSession ?? true,
  personalInfo: role?.personalInfo ?? false,
  domains: domainsIn(role?.domains),
  [permissionField]: cellsIn(role?.permissions ?? [], scopes),
});

/** Returns the granted cells in the values of the form. */
export const grantedIn = (values: FormValues): readonly GridKey[] =>
  (values[permissionField] ?? []) as readonly GridKey[];

/** Returns the request for the values of the form. Hidden fields have no value. */
export function roleRequest(values: FormValues, role?: Role): RolePost {
  const { name, description, type, canSession, personalInfo, domains } = values;
  const domainList = (domains ?? []) as readonly string[];
  return {
    name: String(name ?? ''),
    description: String(description ?? '').trim() || null,
    personalInfo: personalInfo === true,
    domains: domainList.length > 0 ? domainList.join(', ') : null,
    permissions: fragmentsOf(grantedIn(values)),
    // The forum fixes these properties of its own roles.
    ...(!(role && builtInRoles.has(role.roleID)) && {
      type: type === 'none' ? null : (type as RolePost['type']),
      ...(type !== 'guest' && { canSession: canSession === true }),
    }),
  };
}
