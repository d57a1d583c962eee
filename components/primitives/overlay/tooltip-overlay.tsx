import * as Radix from '@radix-ui/react-tooltip';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectTooltip } from '#machines/primitives/overlay/tooltip.connect.ts';
import { tooltipMachine } from '#machines/primitives/overlay/tooltip.machine.ts';
import * as styles from './tooltip.css.ts';
import type { TooltipContent, TooltipRegistry } from './tooltip-context.ts';
import { watchPage, watchScroll } from './tooltip-listeners.ts';

const findTrigger = (id: string) => document.querySelector<HTMLElement>(`[data-tip="${CSS.escape(id)}"]`);

/** The single tooltip of a page and the machine that controls it. Lazy-loaded on first use. */
export function TooltipOverlay({ tips }: { tips: TooltipRegistry }) {
  const machine = useMemo(() => tooltipMachine.provide({ actors: { watchPage, watchScroll } }), []);
  const [snapshot, send] = useMachine(machine);
  const tooltip = connectTooltip(snapshot, send);
  useEffect(() => tips.mail.listen(send), [tips, send]);
  const trigger = tooltip.isOpen ? findTrigger(tooltip.id) : null;
  const tip = tips.contents.get(tooltip.id);
  return (
    <>
      <span hidden {...tooltip.getRootProps()} />
      {trigger && tip && <PlacedTip key={tooltip.id} trigger={trigger} tip={tip} props={tooltip.getTipProps()} />}
    </>
  );
}

interface PlacedTipProps {
  readonly trigger: HTMLElement;
  readonly tip: TooltipContent;
  readonly props: ReturnType<ReturnType<typeof connectTooltip>['getTipProps']>;
}

/**
 * A tooltip beside its trigger. Radix positions it by an invisible element over the trigger. Scrolling closes the
 * tooltip, so the two cannot diverge.
 */
function PlacedTip({ trigger, tip, props }: PlacedTipProps) {
  const standIn = useRef<HTMLSpanElement>(null);
  const [{ left, top, width, height }] = useState(() => trigger.getBoundingClientRect());
  useDescription(trigger, standIn, tip.isAnnounced);
  return (
    <Radix.Provider delayDuration={0} disableHoverableContent>
      <Radix.Root open onOpenChange={() => {}}>
        <Radix.Trigger asChild>
          <span
            ref={standIn}
            aria-hidden="true"
            style={{ position: 'fixed', pointerEvents: 'none', left, top, width, height }}
          />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tip} side={tip.side} sideOffset={4} collisionPadding={2} {...props}>
            {tip.text}
            <Radix.Arrow aria-hidden="true" className={styles.nub} width={12} height={6} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Adds the description that Radix set on the invisible element to the trigger while the tooltip is open. */
function useDescription(trigger: HTMLElement, standIn: RefObject<HTMLElement | null>, isSaid: boolean) {
  useLayoutEffect(() => {
    const tipId = standIn.current?.getAttribute('aria-describedby');
    const before = trigger.getAttribute('aria-describedby');
    if (!tipId || isSaid) return;
    trigger.setAttribute('aria-describedby', [before, tipId].filter(Boolean).join(' '));
    return () => {
      if (before) trigger.setAttribute('aria-describedby', before);
      else trigger.removeAttribute('aria-describedby');
    };
  }, [trigger, standIn, isSaid]);
}
