import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.css.ts';
import { useTipDelay } from './use-tip-delay.ts';

/** Around the page once: the pointer rests 100 ms before a tip shows (specification part 1 §4). */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={100} skipDelayDuration={0}>
    {children}
  </Radix.Provider>
);

/**
 * A tip about one element, shown by rest or by keyboard focus; it stays 500 ms after the pointer left, and as long as
 * the pointer is on it. Never the only copy of what it says (decision 5).
 *
 * Give `open` and `onOpenChange` to let a machine decide. Load it when first asked for.
 */
export function Tooltip({ text, children, side = 'top', open, onOpenChange }: TooltipProps) {
  const own = useTipDelay();
  const isOwn = open === undefined;
  return (
    <Radix.Root open={open ?? own.isOpen} onOpenChange={isOwn ? own.wish : (onOpenChange ?? ignore)}>
      <Radix.Trigger asChild onPointerDown={own.closeNow} onClick={own.closeNow} onPointerEnter={own.stay}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.tip}
          side={side}
          sideOffset={4}
          collisionPadding={2}
          onEscapeKeyDown={own.closeNow}
          onPointerEnter={own.stay}
          onPointerLeave={() => own.wish(false)}
        >
          {text}
          <Radix.Arrow className={styles.nub} width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ignore = () => {};

/** What a tooltip takes; `children` is one element that takes a ref. */
export type TooltipProps = {
  text: ReactNode;
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};
