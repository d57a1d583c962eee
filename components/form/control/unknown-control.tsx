import { t } from '#api/translations.ts';
import * as styles from './control-frame.css.ts';
import { ControlGroup } from './control-frame.tsx';
import type { ControlProps } from './control-props.ts';

/** The value of a field whose control is unknown, for example of a newer version. It is kept and sent unchanged. */
export const UnknownControl = (props: ControlProps) => (
  <ControlGroup {...props}>
    <p className={styles.help}>{t('form.unknown')}</p>
    <pre className={styles.raw} dir="ltr">
      {JSON.stringify(props.field.value ?? null, null, 2)}
    </pre>
  </ControlGroup>
);
