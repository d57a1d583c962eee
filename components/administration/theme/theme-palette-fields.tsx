import { t } from '#api/translations.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { type ThemeVariables, themePalette } from '#theme/tokens/theme-variables.ts';
import { ThemeColorField } from './theme-color-field.tsx';
import {
  type ContrastCheck,
  checkContrast,
  colorLabels,
  type OfferedRole,
  offeredRoles,
  withColor,
} from './theme-colors.ts';
import * as styles from './theme-editor.css.ts';

/** The props of the colour fields of a palette. */
export interface ThemePaletteFieldsProps {
  readonly palette: PaletteName;
  readonly variables: ThemeVariables;
  readonly onChange: (variables: ThemeVariables) => void;
}

const nameOf = (role: ColorRole): string =>
  Object.hasOwn(colorLabels, role) ? t(colorLabels[role as OfferedRole]) : t('administration.theme.another');

const cut = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

const said = ({ other, contrast, required }: ContrastCheck): string =>
  t(contrast < required ? 'administration.theme.contrast-low' : 'administration.theme.contrast-good', {
    name: nameOf(other),
    contrast: cut(contrast),
    required: String(required),
  });

/** The colour fields of a palette, each with its most critical contrast. */
export const ThemePaletteFields = ({ palette, variables, onChange }: ThemePaletteFieldsProps) => {
  const all = themePalette(variables, palette);
  return (
    <div className={styles.colors}>
      {offeredRoles.map((role) => {
        const verdict = checkContrast(variables, palette, role);
        const isFaint = verdict !== undefined && verdict.contrast < verdict.required;
        return (
          <ThemeColorField
            key={role}
            label={t(colorLabels[role])}
            value={all[role]}
            isOwn={variables.palettes?.[palette]?.[role] !== undefined}
            help={verdict && !isFaint ? said(verdict) : undefined}
            error={isFaint ? said(verdict) : undefined}
            onChange={(color) => onChange(withColor(variables, palette, role, color))}
          />
        );
      })}
    </div>
  );
};
