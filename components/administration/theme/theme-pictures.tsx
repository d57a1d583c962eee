import { memo } from 'react';
import { t } from '#api/translations.ts';
import { faintPairs } from '#theme/tokens/theme-contrast.ts';
import { paletteNames, type ThemeVariables } from '#theme/tokens/theme-variables.ts';
import * as styles from './theme-picture.css.ts';
import { type PicturedMarkup, ThemePicture } from './theme-picture.tsx';

/** The props of the pictures: the variables and the sanitized HTML of a theme. */
export interface ThemePicturesProps extends PicturedMarkup {
  readonly variables: ThemeVariables;
}

/** Pictures of a page with a theme in every palette, each with the number of contrasts that are too low. */
export const ThemePictures = memo(function ThemePictures({ variables, ...markup }: ThemePicturesProps) {
  const faint = faintPairs(variables);
  return (
    <div className={styles.pictures}>
      {paletteNames.map((palette) => (
        <ThemePicture
          key={palette}
          {...markup}
          variables={variables}
          palette={palette}
          note={contrastNote(faint.filter((pair) => pair.palette === palette).length)}
        />
      ))}
    </div>
  );
});

/** Returns what is said about the contrasts of a palette: all are sufficient, or the number of those that are not. */
const contrastNote = (count: number): string =>
  count === 0 ? t('administration.theme.readable') : t('administration.theme.faint-count', { count });
