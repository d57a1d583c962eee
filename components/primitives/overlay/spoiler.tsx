import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectSpoiler } from '#machines/primitives/overlay/spoiler.connect.ts';
import { spoilerMachine } from '#machines/primitives/overlay/spoiler.machine.ts';
import * as styles from './spoiler.css.ts';

/**
 * Hides spoilers until the reader opens them (docs/behavior/shell.md#collapsible-content). It uses the same elements as
 * a spoiler in a post, which the server collapses, so that both look and behave alike. The browser's find-in-page opens
 * it.
 */
export function Spoiler({ children, label = t('primitives.spoiler.label') }: { children: ReactNode; label?: string }) {
  const [snapshot, send] = useMachine(spoilerMachine);
  const spoiler = connectSpoiler(snapshot, send);
  return (
    <details className={classNames('spoiler', styles.spoiler)} {...spoiler.getRootProps()}>
      <summary className={styles.button} {...spoiler.getButtonProps()}>
        {label}
      </summary>
      {children}
    </details>
  );
}
