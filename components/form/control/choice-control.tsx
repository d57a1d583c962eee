import { t } from '#api/translations.ts';
import { Select } from '#components/primitives/form/select.tsx';
import * as styles from './control-frame.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied, labelsOf, metaOf } from './control-props.ts';

/** A list from which one value is chosen. A present value that is no longer offered stays until another is chosen. */
export const ChoiceControl = (props: ControlProps) => {
  const { field, form } = props;
  const offered = field.property.enum ?? [];
  const { placeholder, explanations } = metaOf(field);
  const choices = labelsOf(field);
  const value = asText(field.value);
  const isKnown = value === '' || offered.some((one) => String(one) === value);
  const choose = (text: string) =>
    form.change(field.path, offered.find((one) => String(one) === text) ?? emptied(field.property));
  return (
    <ControlFrame {...props} note={explanations?.[value]}>
      {(wiring) => (
        <Select
          {...wiring}
          name={field.name}
          className={styles.control}
          value={value}
          {...(form.isBusy && { 'aria-disabled': true })}
          onChange={({ target }) => choose(target.value)}
        >
          {((!field.isRequired && field.property.default === undefined) || value === '') && (
            <option value="">{placeholder ?? t('form.choice.none')}</option>
          )}
          {!isKnown && <option value={value}>{choices[value] ?? value}</option>}
          {offered.map((one) => (
            <option key={String(one)} value={String(one)}>
              {choices[String(one)] ?? String(one)}
            </option>
          ))}
        </Select>
      )}
    </ControlFrame>
  );
};
