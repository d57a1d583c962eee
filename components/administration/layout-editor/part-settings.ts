import type { LayoutNode, LayoutSection, ShowConditions } from '#api/administration/layout/layout-document.ts';
import { withoutUndefined } from '#api/administration/layout-editor/layout-codec.ts';
import type { SectionSettings } from '#api/administration/layout-editor/layout-steps.ts';
import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import type { EditorWidget } from './editor-catalog.ts';

/** A role that can be chosen in a condition. */
export interface ChoosableRole {
  readonly roleID: number;
  readonly name: string;
}

/** The fields of the conditions. Their names cannot be names of settings. */
const roleField = 'show-roles';
const deviceField = 'show-device';

/** The value of the device field for every device. */
const everyDevice = 'all';

/** Returns the fields of the conditions. A role that is gone can be removed only. */
function conditionFields(roles: readonly ChoosableRole[], show: ShowConditions | undefined) {
  const group = t('layout.condition.title');
  const known = new Set(roles.map(({ roleID }) => roleID));
  const gone = (show?.roleIDs ?? []).filter((roleID) => !known.has(roleID));
  const names = [
    ...roles.map(({ roleID, name }) => [roleID, name] as const),
    ...gone.map((roleID) => [roleID, t('layout.condition.role-gone')] as const),
  ];
  const fields: Record<string, FormProperty> = {
    [deviceField]: {
      type: 'string',
      enum: [everyDevice, 'desktop', 'mobile'],
      default: everyDevice,
      ...control({
        inputType: 'choice',
        label: t('layout.condition.device'),
        description: t('layout.condition.device-help'),
        group,
        choices: {
          [everyDevice]: t('layout.condition.everywhere'),
          desktop: t('layout.condition.desktop'),
          mobile: t('layout.condition.mobile'),
        },
      }),
    },
    [roleField]: {
      type: 'array',
      items: { type: 'integer', enum: names.map(([roleID]) => roleID) },
      default: [],
      ...control({
        inputType: 'choices',
        label: t('layout.condition.roles'),
        description: t('layout.condition.roles-help'),
        group,
        choices: Object.fromEntries(names),
      }),
    },
  };
  return fields;
}

const conditionValues = (show: ShowConditions | undefined): FormValues => ({
  [deviceField]: show?.device ?? everyDevice,
  [roleField]: [...(show?.roleIDs ?? [])],
});

/** Returns the conditions of a completed form. Undefined for none. */
export function conditionsOf(values: FormValues): ShowConditions | undefined {
  const roleIDs = (values[roleField] ?? []) as readonly number[];
  const device = values[deviceField];
  const show = withoutUndefined<ShowConditions>({
    roleIDs: roleIDs.length > 0 ? roleIDs : undefined,
    device: device === 'desktop' || device === 'mobile' ? device : undefined,
  });
  return Object.keys(show).length > 0 ? show : undefined;
}

/** Returns the settings of a completed form, without the conditions. */
export function settingsOf(values: FormValues): Readonly<Record<string, unknown>> {
  const { [roleField]: _roles, [deviceField]: _device, ...settings } = values;
  return settings;
}

/** Returns the form of a widget: its settings, followed by the conditions. */
export function widgetForm(
  { settings, show }: Pick<LayoutNode, 'settings' | 'show'>,
  widget: EditorWidget,
  roles: readonly ChoosableRole[],
) {
  const own = widget.schema as unknown as FormSchema;
  const schema: FormSchema = {
    type: 'object',
    required: own.required ?? [],
    properties: { ...own.properties, ...conditionFields(roles, show) },
  };
  return { schema, values: { ...(settings as FormValues | undefined), ...conditionValues(show) } };
}

const flag = (label: string, description: string): FormProperty => ({
  type: 'boolean',
  default: false,
  ...control({ inputType: 'switch', label, description }),
});

/** Returns the form of a section: its arrangement, followed by the conditions. */
export function sectionForm(section: LayoutSection, roles: readonly ChoosableRole[]) {
  const { kind, show, isInverted = false, isNarrow = false } = section;
  const properties: Record<string, FormProperty> = {
    ...(kind === '2-columns' && {
      isInverted: flag(t('layout.section.inverted'), t('layout.section.inverted-help')),
    }),
    ...(kind === '1-column' && { isNarrow: flag(t('layout.section.narrow'), t('layout.section.narrow-help')) }),
    ...conditionFields(roles, show),
  };
  const schema: FormSchema = { type: 'object', properties };
  return { schema, values: { isInverted, isNarrow, ...conditionValues(show) } };
}

/** Returns the arrangement of a section of a completed form. A switch that is off is omitted. */
export const sectionSettingsOf = ({ isInverted, isNarrow }: FormValues): SectionSettings => ({
  isInverted: isInverted === true ? true : undefined,
  isNarrow: isNarrow === true ? true : undefined,
});
