import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import * as styles from './loader.css.ts';
import type { LoaderSignProps } from './loader-sign.tsx';

const loadSign = () => import('./loader-sign.tsx').then(({ LoaderSign }) => LoaderSign);

/**
 * Says that something is on its way, but only when it takes longer than 150 ms (decision 10). The place where it is said
 * is there at once; what counts the time is loaded meanwhile.
 */
export function Loader({ className, ...sign }: LoaderProps) {
  const [LoaderSign] = useLatePart(loadSign, true);
  return (
    <span role="status" className={classNames(styles.loader, className)}>
      {LoaderSign && <LoaderSign {...sign} />}
    </span>
  );
}

/** What a loader takes; `isWaiting` is true unless told. */
export type LoaderProps = LoaderSignProps & { className?: string };
