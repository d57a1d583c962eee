import { t } from '#api/translations.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { type ThemeVariables, themePalette } from '#theme/tokens/theme-variables.ts';
import { ThemeColorField } from './theme-color-field.tsx';
import { type ContrastCheck, checkContrast, colorLabels, colorName, offeredRoles } from './theme-colors.ts';
import * as styles from './theme-editor.css.ts';

/** The props of the colour fields of a palette. */
export interface ThemePaletteFieldsProps {
  readonly palette: PaletteName;
  readonly variables: ThemeVariables;
  /** Roles beside the offered ones. */
  readonly extraRoles?: readonly ColorRole[];
  /** Returns the error of the server for a colour. */
  readonly errorOf?: (role: ColorRole) => string | undefined;
  readonly idOf?: (role: ColorRole) => string;
  /** Called with a role and its colour, or with undefined to reset it. */
  readonly onChange: (role: ColorRole, color: string | undefined) => void;
  /** Gives a colour enough contrast. */
  readonly onMend: (role: ColorRole) => void;
}

const otherName = (role: ColorRole): string =>
  Object.hasOwn(colorLabels, role) ? colorName(role) : t('administration.theme.another');

const cut = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

const said = ({ other, contrast, required }: ContrastCheck): string =>
  t(contrast < required ? 'administration.theme.contrast-low' : 'administration.theme.contrast-good', {
    name: otherName(other),
    contrast: cut(contrast),
    required: String(required),
  });

/** The colour fields of a palette, each with its most critical contrast. */
export const ThemePaletteFields = (props: ThemePaletteFieldsProps) => {
  const { palette, variables, extraRoles = [], errorOf, idOf, onChange, onMend } = props;
  const all = themePalette(variables, palette);
  return (
    <div className={styles.colors}>
      {[...offeredRoles, ...extraRoles].map((role) => {
        const verdict = checkContrast(variables, palette, role);
        const isFaint = verdict !== undefined && verdict.contrast < verdict.required;
        return (
          <ThemeColorField
            key={role}
            {...(idOf && { id: idOf(role) })}
            label={colorName(role)}
            value={all[role]}
            isOwn={variables.palettes?.[palette]?.[role] !== undefined}
            help={verdict && !isFaint ? said(verdict) : undefined}
            error={isFaint ? said(verdict) : errorOf?.(role)}
            onChange={(color) => onChange(role, color)}
            onMend={isFaint ? () => onMend(role) : undefined}
          />
        );
      })}
    </div>
  );
};
