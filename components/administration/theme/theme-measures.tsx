import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import {
  largestRadius,
  type ThemeFont,
  type ThemeSpacing,
  type ThemeVariables,
  usualRadius,
} from '#theme/tokens/theme-variables.ts';
import * as styles from './theme-editor.css.ts';

const fonts = {
  'open-sans': 'administration.theme.font-open-sans',
  system: 'administration.theme.font-system',
  serif: 'administration.theme.font-serif',
} as const;

const spacings = {
  compact: 'administration.theme.spacing-compact',
  normal: 'administration.theme.spacing-normal',
  roomy: 'administration.theme.spacing-roomy',
} as const;

/** The inputs for a theme's font, corner radius and spacing. */
export const ThemeMeasures = ({ variables, onChange }: ThemeMeasuresProps) => (
  <div className={styles.colors}>
    <Field label={t('administration.theme.font')}>
      {(wiring) => (
        <Select
          {...wiring}
          value={variables.font ?? 'open-sans'}
          onChange={({ target }) => onChange({ ...variables, font: target.value as ThemeFont })}
        >
          {Object.entries(fonts).map(([font, words]) => (
            <option key={font} value={font}>
              {t(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={t('administration.theme.spacing')}>
      {(wiring) => (
        <Select
          {...wiring}
          value={variables.spacing ?? 'normal'}
          onChange={({ target }) => onChange({ ...variables, spacing: target.value as ThemeSpacing })}
        >
          {Object.entries(spacings).map(([spacing, words]) => (
            <option key={spacing} value={spacing}>
              {t(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={t('administration.theme.radius')}>
      {(wiring) => (
        <Input
          {...wiring}
          type="number"
          min={0}
          max={largestRadius}
          value={variables.radius ?? usualRadius}
          onChange={({ target }) => onChange({ ...variables, radius: clamped(target.valueAsNumber) })}
        />
      )}
    </Field>
  </div>
);

const clamped = (entered: number): number | undefined =>
  Number.isFinite(entered) ? Math.min(largestRadius, Math.max(0, Math.round(entered))) : undefined;

/** The props of the inputs: the edited variables and the change callback. */
export interface ThemeMeasuresProps {
  readonly variables: ThemeVariables;
  readonly onChange: (variables: ThemeVariables) => void;
}
