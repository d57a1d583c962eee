import { t } from '#api/translations.ts';
import { useChange } from '#components/primitives/form/use-change.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { connectLoader } from '#machines/primitives/content/loader.connect.ts';
import { loaderMachine } from '#machines/primitives/content/loader.machine.ts';
import * as styles from './loader.css.ts';

/** The visible loading indicator, shown once the wait is long enough. */
export function LoaderIndicator({
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

/** The props of the loading indicator. */
export type LoaderSignProps = { isWaiting?: boolean; label?: string; size?: 'small' | 'medium' | 'large' };
