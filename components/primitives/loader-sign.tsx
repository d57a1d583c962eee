import { t } from '#api/words.ts';
import { connectLoader } from '#machines/primitives/loader.connect.ts';
import { loaderMachine } from '#machines/primitives/loader.machine.ts';
import * as styles from './loader.css.ts';
import { useChange } from './use-change.ts';
import { useMachine } from './use-machine.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What a loader shows once the wait is worth a sign. */
export function LoaderSign({
  isWaiting = true,
  label = t('primitives.loader.label'),
  size = 'medium',
}: LoaderSignProps) {
  const [snapshot, send] = useMachine(loaderMachine);
  const loader = connectLoader(snapshot, send);
  useChange(isWaiting, loader.follow, false);
  return (
    <span {...loader.getRootProps()}>
      {loader.isShown && (
        <>
          <span className={styles.ring({ size })} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** What the sign of a wait takes. */
export type LoaderSignProps = { isWaiting?: boolean; label?: string; size?: 'small' | 'medium' | 'large' };
