import type { Ref } from 'react';
import type { FragmentHeights } from '#api/administration/fragment/fragment.contract.ts';
import { t } from '#api/translations.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { type ConnectedFragmentFrame, faultText } from '#machines/administration/fragment/fragment-frame.connect.ts';
import * as styles from './fragment-frame.css.ts';
import { heightStyle } from './fragment-heights.ts';

/** The props of the view of a fragment's frame. */
export interface FragmentFrameViewProps {
  readonly frame: ConnectedFragmentFrame;
  readonly name: string;
  readonly src: string;
  readonly heights: FragmentHeights | null;
  /** Whether the reason of a failure is shown, for the author. */
  readonly showsReason?: boolean;
  readonly root?: Ref<HTMLElement>;
  readonly onLoad?: (frame: HTMLIFrameElement) => void;
}

/** The box of a fragment: a placeholder, its sandboxed frame, or the message that it could not be loaded. */
export function FragmentFrameView({ frame, name, src, heights, showsReason, root, onLoad }: FragmentFrameViewProps) {
  return (
    <section
      {...frame.getRootProps()}
      ref={root}
      aria-label={name}
      className={styles.root}
      style={heightStyle(heights, frame.height)}
    >
      {frame.hasFailed ? (
        <div role="alert" className={styles.failure}>
          <p>{t('shell.fragment.failed')}</p>
          {showsReason && frame.fault && <p dir="auto">{faultText(frame.fault)}</p>}
          <Button size="small" {...frame.getRetryProps()} />
        </div>
      ) : (
        <div className={styles.box}>
          {frame.isPlaced && (
            <iframe
              title={name}
              src={src}
              sandbox="allow-scripts"
              allow=""
              referrerPolicy="no-referrer"
              className={frame.isWaiting ? `${styles.frame} ${styles.hidden}` : styles.frame}
              onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
            />
          )}
          {!frame.isPlaced || frame.isWaiting ? (
            <div className={styles.waiting}>
              <Skeleton shape="block" height="100%" />
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}
