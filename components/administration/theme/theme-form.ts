import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import { isHexColor } from '#theme/tokens/contrast.ts';
import {
  largestRadius,
  paletteNames,
  type ThemeVariables,
  themeFonts,
  themeSpacings,
  usualRadius,
} from '#theme/tokens/theme-variables.ts';
import { colorLabels, colorName, offeredRoles, paletteLabels } from './theme-colors.ts';

/** The paths of the parts of the form. The values have the shape of the API, so that its errors name the same fields. */
export const themePaths = {
  variables: ['assets', 'variables', 'data'],
  palettes: ['assets', 'variables', 'data', 'palettes'],
  header: ['assets', 'header', 'data'],
  footer: ['assets', 'footer', 'data'],
} as const;

const group = (label: string, properties: Readonly<Record<string, FormProperty>>): FormProperty => ({
  type: 'object',
  properties,
  ...control({ inputType: 'group', label }),
});

const color = (label: string): FormProperty => ({
  type: 'string',
  pattern: '^#[0-9a-fA-F]{6}$',
  ...control({ inputType: 'color', label }),
});

const markup = (label: string): FormProperty => ({
  type: 'string',
  maxLength: 20_000,
  ...control({ inputType: 'code', label, description: t('administration.theme.markup-help'), rows: 5 }),
});

const usual = { font: 'open-sans', radius: usualRadius, spacing: 'normal' } as const;

/** Returns the form of a theme. `extraRoles` are roles beside the offered ones whose colours the theme sets. */
export const themeForm = (extraRoles: readonly ColorRole[]): FormSchema => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('administration.theme.name') }) },
    assets: group(t('administration.theme.edit'), {
      variables: group(t('administration.theme.edit'), {
        data: group(t('administration.theme.edit'), {
          main: color(t('administration.theme.main')),
          palettes: group(t('administration.theme.colors'), palettesWith([...offeredRoles, ...extraRoles])),
          ...measures(),
        }),
      }),
      header: group(t('administration.theme.header'), { data: markup(t('administration.theme.header')) }),
      footer: group(t('administration.theme.footer'), { data: markup(t('administration.theme.footer')) }),
    }),
  },
});

const palettesWith = (roles: readonly ColorRole[]): Readonly<Record<string, FormProperty>> =>
  Object.fromEntries(
    paletteNames.map((palette) => {
      const name = t(paletteLabels[palette]);
      const colors = roles.map((role) => [role, color(`${name}: ${colorName(role)}`)] as const);
      return [palette, group(name, Object.fromEntries(colors))];
    }),
  );

const measures = (): Readonly<Record<string, FormProperty>> => ({
  font: {
    type: 'string',
    enum: Object.keys(themeFonts),
    default: usual.font,
    ...control({
      inputType: 'choice',
      label: t('administration.theme.font'),
      choices: {
        'open-sans': t('administration.theme.font-open-sans'),
        system: t('administration.theme.font-system'),
        serif: t('administration.theme.font-serif'),
      },
    }),
  },
  radius: {
    type: 'integer',
    minimum: 0,
    maximum: largestRadius,
    default: usual.radius,
    ...control({ inputType: 'number', label: t('administration.theme.radius') }),
  },
  spacing: {
    type: 'string',
    enum: Object.keys(themeSpacings),
    default: usual.spacing,
    ...control({
      inputType: 'choice',
      label: t('administration.theme.spacing'),
      choices: {
        compact: t('administration.theme.spacing-compact'),
        normal: t('administration.theme.spacing-normal'),
        roomy: t('administration.theme.spacing-roomy'),
      },
    }),
  },
});

/** Returns the roles whose colours a theme sets although the editor does not offer them. */
export const extraRolesOf = ({ preview }: Pick<Theme, 'preview'>): readonly ColorRole[] => [
  ...new Set(
    Object.values(preview.variables.palettes ?? {})
      .flatMap((colors) => Object.keys(colors) as ColorRole[])
      .filter((role) => !Object.hasOwn(colorLabels, role)),
  ),
];

/** Returns the values of the form for a theme. */
export const themeValues = ({ name, preview, assets: { header, footer } }: Theme): FormValues => ({
  name,
  assets: {
    variables: { data: preview.variables as FormValues },
    header: { data: header?.data ?? '' },
    footer: { data: footer?.data ?? '' },
  },
});

interface ThemeFormValues {
  readonly name: string;
  readonly assets: {
    readonly variables?: { readonly data?: ThemeVariables };
    readonly header?: { readonly data?: string };
    readonly footer?: { readonly data?: string };
  };
}

/** Returns the entered variables. Colours may be incomplete while they are typed. */
export const enteredVariables = (values: FormValues): ThemeVariables =>
  (values as unknown as ThemeFormValues).assets.variables?.data ?? {};

/** Returns the entered HTML of a part. */
export const enteredMarkup = (values: FormValues, part: 'header' | 'footer'): string =>
  (values as unknown as ThemeFormValues).assets[part]?.data ?? '';

/** Returns the variables without colours that are not complete yet, as a picture shows them. */
export function completeVariables({ main, palettes = {}, ...measures }: ThemeVariables): ThemeVariables {
  const complete = Object.entries(palettes).map(([palette, colors]) => [
    palette,
    Object.fromEntries(Object.entries(colors).filter(([, value]) => isHexColor(value))),
  ]);
  return { ...measures, ...(main && isHexColor(main) && { main }), palettes: Object.fromEntries(complete) };
}

/** Returns the body of the request that saves the values. What the built-in theme has is omitted. */
export function themeBody(values: FormValues) {
  const { name } = values as unknown as ThemeFormValues;
  const { main, palettes = {}, font, radius, spacing } = enteredVariables(values);
  const own = Object.entries(palettes).filter(([, colors]) => Object.keys(colors).length > 0);
  const variables = {
    ...(main !== undefined && { main }),
    ...(own.length > 0 && { palettes: Object.fromEntries(own) }),
    ...(font !== usual.font && { font }),
    ...(radius !== usual.radius && { radius }),
    ...(spacing !== usual.spacing && { spacing }),
  };
  return {
    name,
    assets: {
      variables: { data: variables as Theme['preview']['variables'] },
      header: { data: enteredMarkup(values, 'header') },
      footer: { data: enteredMarkup(values, 'footer') },
    },
  };
}

/** Returns the request that saves the changed fields of the form only. */
export const changedThemeBody = (values: FormValues, changes: FormValues): Partial<ReturnType<typeof themeBody>> =>
  Object.fromEntries(Object.entries(themeBody(values)).filter(([name]) => name in changes));
