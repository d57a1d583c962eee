import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { isHexColor } from '#theme/tokens/contrast.ts';
import * as styles from './theme-editor.css.ts';

/**
 * The props of a colour field: the current colour, whether the theme sets it itself, and help text about its contrast.
 */
export interface ThemeColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isOwn: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Called with the colour, or with undefined to reset it to the built-in theme. */
  readonly onChange: (color: string | undefined) => void;
}

/** A colour field with a picker and a text input. A colour set by the theme can be reset. */
export function ThemeColorField({ label, value, isOwn, help, error, onChange }: ThemeColorFieldProps) {
  const id = useId();
  const wrong = isHexColor(value) ? error : t('administration.theme.color-form');
  return (
    <Field label={label} help={help} error={wrong} id={id}>
      {(wiring) => (
        <div className={styles.color}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('administration.theme.pick', { name: label })}
            value={isHexColor(value) ? value : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
          <Input
            {...wiring}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            className={styles.code}
            value={value}
            onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
          />
          {isOwn && (
            <IconButton
              icon={<RotateCcw />}
              label={t('administration.theme.revert', { name: label })}
              onClick={() => onChange(undefined)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
