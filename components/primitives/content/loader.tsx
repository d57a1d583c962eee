import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import * as styles from './loader.css.ts';
import type { LoaderSignProps } from './loader-indicator.tsx';

const loadSign = () => import('./loader-indicator.tsx').then(({ LoaderIndicator }) => LoaderIndicator);

/**
 * A loading indicator that appears only when loading takes longer than 150 ms (docs/behavior/shell.md#loading). The
 * status element is rendered immediately; the part with the timer is lazy-loaded meanwhile.
 */
export function Loader({ className, ...sign }: LoaderProps) {
  const [LoaderSign] = useLazyComponent(loadSign, true);
  return (
    <span role="status" className={classNames(styles.loader, className)}>
      {LoaderSign && <LoaderSign {...sign} />}
    </span>
  );
}

/** The props of a loader. `isWaiting` defaults to true. */
export type LoaderProps = LoaderSignProps & { className?: string };
