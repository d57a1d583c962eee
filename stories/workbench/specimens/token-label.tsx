import { propertyOf, useTokenValues } from '#stories/workbench/theme/token-values.ts';
import * as styles from './specimens.css.ts';

/** The name of a token, its CSS property and its present value. */
export function TokenLabel({ name, variable }: { name: string; variable: string }) {
  const property = propertyOf(variable);
  const value = useTokenValues()(property);
  return (
    <span className={styles.label}>
      <strong>{name}</strong>
      <code className={styles.property}>{property}</code>
      <span className={styles.value}>{value}</span>
    </span>
  );
}
