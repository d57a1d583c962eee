import { t } from '#api/translations.ts';
import type { ControlForm } from '#components/form/control/control-props.ts';
import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { paletteNames, type ThemeVariables, themePalette } from '#theme/tokens/theme-variables.ts';
import { ThemeColorField } from './theme-color-field.tsx';
import { paletteLabels } from './theme-colors.ts';
import { ThemeContrast } from './theme-contrast.tsx';
import * as styles from './theme-editor.css.ts';
import { themePaths } from './theme-form.ts';
import { ThemePaletteFields } from './theme-palette-fields.tsx';
import { ThemePicture } from './theme-picture.tsx';
import type { ThemePicturesProps } from './theme-pictures.tsx';
import { useThemeCorrection } from './use-theme-correction.ts';

/** The props of the colours of a theme in its form. */
export interface ThemeColorTabsProps {
  readonly form: Pick<ControlForm, 'change' | 'errorOf' | 'idOf'>;
  readonly variables: ThemeVariables;
  /** Roles beside the offered ones. */
  readonly extraRoles: readonly ColorRole[];
  /** The variables and the HTML that the pictures show. */
  readonly picture: ThemePicturesProps;
  /** The palette whose tab is open. */
  readonly shown: PaletteName;
  readonly onShow: (palette: PaletteName) => void;
}

/**
 * The colours of a theme: the main colour, and a tab with the single colours of each palette. Contrasts that are too
 * low can be corrected one by one or all at once. Narrow windows show the picture of the palette in its tab.
 */
export function ThemeColorTabs({ form, variables, extraRoles, picture, shown, onShow }: ThemeColorTabsProps) {
  const correction = useThemeCorrection(variables, ({ palettes }) => form.change(themePaths.palettes, palettes));
  const { faintCountOf, mend } = correction;
  const mainPath = [...themePaths.variables, 'main'];
  return (
    <>
      <ThemeColorField
        id={form.idOf(mainPath)}
        label={t('administration.theme.main')}
        help={t('administration.theme.main-help')}
        value={variables.main ?? themePalette(variables, 'light').primary}
        isOwn={variables.main !== undefined}
        error={form.errorOf(mainPath)}
        onChange={(main) => form.change(mainPath, main)}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('administration.theme.colors')}</legend>
        <ThemeContrast correction={correction} />
        <Tabs
          label={t('administration.theme.colors')}
          value={shown}
          onValueChange={(palette) => onShow(palette as PaletteName)}
          tabs={paletteNames.map((palette) => ({
            id: palette,
            label: t(paletteLabels[palette]),
            count: faintCountOf(palette),
            countLabel: () => t('administration.theme.faint-count', { count: faintCountOf(palette) }),
            content: (
              <>
                <div className={styles.narrowPicture}>
                  <ThemePicture {...picture} palette={palette} />
                </div>
                <ThemePaletteFields
                  palette={palette}
                  variables={variables}
                  extraRoles={extraRoles}
                  errorOf={(role) => form.errorOf([...themePaths.palettes, palette, role])}
                  idOf={(role) => form.idOf([...themePaths.palettes, palette, role])}
                  onChange={(role, color) => form.change([...themePaths.palettes, palette, role], color)}
                  onMend={(role) => mend({ palette, role })}
                />
              </>
            ),
          }))}
        />
      </fieldset>
    </>
  );
}
