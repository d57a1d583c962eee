import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconNames, isIconName } from '#api/form/icon-name.ts';
import { t } from '#api/translations.ts';
import { NamedIcon } from '#components/primitives/content/named-icon.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { ControlGroup } from './control-frame.tsx';
import { asText, type ControlProps, emptied } from './control-props.ts';
import * as styles from './icon-control.css.ts';

/** A field for an icon. The icons are radio buttons, which a press on the chosen one shows. */
export const IconControl = (props: ControlProps) => {
  const { field, form } = props;
  const value = asText(field.value);
  const choices = [...(field.isRequired ? [] : ['']), ...iconNames];
  return (
    <ControlGroup {...props}>
      <details>
        <summary className={styles.summary}>
          <Shape name={value} />
          <bdi>{nameOf(value)}</bdi>
          <VisuallyHidden>{t('form.icon.change')}</VisuallyHidden>
        </summary>
        <div className={styles.icons}>
          {choices.map((name) => (
            <Choice
              key={name}
              name={form.idOf(field.path)}
              label={nameOf(name)}
              isChosen={name === value}
              isBusy={form.isBusy}
              onChoice={() => form.change(field.path, name === '' ? emptied(field.property) : name)}
            >
              <Shape name={name} />
            </Choice>
          ))}
        </div>
      </details>
    </ControlGroup>
  );
};

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onChoice: () => void;
  readonly children: ReactNode;
}

const Choice = ({ name, label, isChosen, isBusy, onChoice, children }: ChoiceProps) => (
  <label className={styles.icon} title={label}>
    <input
      type="radio"
      name={name}
      className={styles.radio}
      aria-label={label}
      checked={isChosen}
      {...(isBusy && { 'aria-disabled': true })}
      onChange={onChoice}
    />
    {children}
  </label>
);

const Shape = ({ name }: { name: string }) =>
  isIconName(name) ? <NamedIcon name={name} size={20} /> : <Ban size={20} />;

/** Returns the name of an icon in the language of the viewer. */
function nameOf(name: string): string {
  if (isIconName(name)) return t(`form.icon.${name}`);
  return name === '' ? t('form.icon.none') : t('form.icon.unknown', { name });
}
