import { Button } from '#components/primitives/form/button.tsx';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import * as styles from './pager.css.ts';
import { PagerJumpForm } from './pager-jump-form.tsx';
import type { PagerJumpPartProps } from './pager-jump-part.tsx';

const loadPart = () => import('./pager-jump-part.tsx').then(({ PagerJumpPart }) => PagerJumpPart);

/**
 * The jump to any page of a list (docs/behavior/shell.md#pager): a button that opens a form, lazy-loaded on first use.
 * Without JavaScript, the form itself. `isEager` loads it immediately.
 */
export function PagerJump({ isEager = false, ...props }: PagerJumpProps) {
  const [PagerJumpPart, wake] = useLazyComponent(loadPart, isEager);
  if (PagerJumpPart) return <PagerJumpPart {...props} isOpen={!isEager} />;
  return (
    <>
      <Button variant="text" size="small" className={styles.jumpButton} onClick={wake}>
        {props.words.jumpTo}
      </Button>
      <div className={styles.jumpWithoutScripts}>
        <PagerJumpForm {...props} />
      </div>
    </>
  );
}

/** The props of the page jump. */
export type PagerJumpProps = Omit<PagerJumpPartProps, 'isOpen'> & { isEager?: boolean };
