import type { FormValues } from '#api/form/form-schema.ts';
import { intlLocale, t } from '#api/translations.ts';
import { Input } from '#components/primitives/form/input.tsx';
import { contrastRatio, isHexColor } from '#theme/tokens/contrast.ts';
import * as styles from './control-frame.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied, isDisabled, metaOf } from './control-props.ts';

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
const textContrast = 4.5;

/** A field for a colour, with the picker of the browser and the contrast with another colour. */
export const ColorControl = (props: ControlProps) => {
  const { field, form, beside } = props;
  const { label, placeholder, contrastWith } = metaOf(field);
  const value = asText(field.value);
  const change = (text: string) =>
    form.change(field.path, text === '' ? emptied(field.property) : text.trim().toLowerCase());
  return (
    <ControlFrame {...props} note={contrastNote(value, contrastWith, beside)}>
      {(wiring) => (
        <>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('form.color.pick', { label })}
            disabled={isDisabled(field) || form.isBusy}
            value={isHexColor(value) ? value : '#000000'}
            onChange={({ target }) => change(target.value)}
          />
          <Input
            {...wiring}
            name={field.name}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder ?? '#146c78'}
            className={styles.code}
            readOnly={form.isBusy}
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        </>
      )}
    </ControlFrame>
  );
};

/** Returns the contrast of a colour with another one, and whether text needs more. Undefined without two colours. */
function contrastNote(value: string, contrastWith: string | undefined, beside: FormValues): string | undefined {
  const other = isHexColor(contrastWith ?? '') ? contrastWith : asText(beside[contrastWith ?? '']);
  if (other === undefined || !isHexColor(value) || !isHexColor(other)) return undefined;
  const contrast = contrastRatio(value, other);
  const { format } = new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 1 });
  const ratio = format(Math.floor(contrast * 10) / 10);
  return contrast < textContrast
    ? t('form.color.contrast-low', { ratio, required: format(textContrast) })
    : t('form.color.contrast', { ratio });
}
