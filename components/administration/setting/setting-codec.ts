import type { FormProperty, FormValues } from '#api/form/form-schema.ts';
import type { SettingCodec, SettingField } from './setting-page.ts';

/** A list that is empty while the built-in one (null) is used. */
export const ownList: Omit<SettingCodec, 'property'> = {
  read: (items) => (items ?? []) as readonly FormValues[],
  write: (entered) => (Array.isArray(entered) && entered.length > 0 ? entered : null),
};

/** The part of an item of `byRole` that chooses its role. */
export const rolePart = {
  name: 'roleID',
  label: 'setting.role',
  choicesOf: 'roles',
  isRequired: true,
} as const satisfies SettingField;

/** Values by role ID, entered as a list whose items have a role and the parts of a value. */
export const byRole = (
  item: Readonly<Record<string, FormProperty>>,
  { read, write }: { read: (value: unknown) => FormValues; write: (entered: FormValues) => unknown },
): SettingCodec => ({
  property: {
    type: 'array',
    maxItems: 100,
    items: {
      type: 'object',
      required: ['roleID', ...Object.keys(item)],
      properties: { roleID: { type: 'integer' }, ...item },
    },
  },
  read: (values) =>
    Object.entries(values as Readonly<Record<string, unknown>>).map(([roleID, value]) => ({
      roleID: Number(roleID),
      ...read(value),
    })),
  write: (entered) =>
    Object.fromEntries(
      ((entered ?? []) as readonly FormValues[]).map(({ roleID, ...value }) => [String(roleID), write(value)]),
    ),
});

/** A number by role ID. */
export const numberByRole = (property: FormProperty): SettingCodec =>
  byRole({ value: property }, { read: (value) => ({ value: Number(value) }), write: ({ value }) => value });
