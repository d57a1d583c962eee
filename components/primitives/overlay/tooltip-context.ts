import { createContext, type FocusEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import type { TooltipEvent } from '#machines/primitives/overlay/tooltip.machine.ts';

/** The tooltip of a trigger. */
export interface TooltipContent {
  readonly text: ReactNode;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** Whether the text is already the trigger's accessible name or description, so that the tooltip is visual only. */
  readonly isAnnounced: boolean;
  /** Whether the text is shown nowhere else, so that a tap also opens the tooltip. */
  readonly isContent: boolean;
}

const isTouch = ({ pointerType }: { pointerType?: string }) => pointerType === 'touch';

/**
 * The tooltips of a page: their texts and the events of their triggers. All triggers share the same handlers, so an
 * idle trigger adds no listener and no cost.
 */
export class TooltipRegistry {
  readonly contents = new Map<string, TooltipContent>();
  readonly mail = new BufferedChannel<TooltipEvent>();
  /** Loads the tooltip machine, which listens to `mail`. Set by the provider. */
  wake: () => void = () => {};
  #isTouched = false;
  #isAwake = false;
  #countNamed = 0;

  /** Sends an event to the machine, and loads the machine with the first event. */
  readonly send = (event: TooltipEvent): void => {
    this.#isAwake = true;
    this.mail.send(event);
    this.wake();
  };

  /**
   * Returns the ID of a trigger. A `NameTooltip` receives its ID on first use; its text is the trigger's current name.
   * It has none while the trigger displays that name itself.
   */
  #idOf({ currentTarget }: SyntheticEvent<HTMLElement>): string {
    const { dataset } = currentTarget;
    if (dataset['tipName'] === undefined) return dataset['tip'] ?? '';
    const words = [...currentTarget.children].filter(({ textContent }) => textContent?.trim());
    if (words.some((one) => (one as HTMLElement).offsetWidth > 1 && !one.matches('[aria-hidden="true"]'))) return '';
    dataset['tip'] ??= `name-${++this.#countNamed}`;
    const text = currentTarget.getAttribute('aria-label') ?? words[0]?.textContent;
    this.contents.set(dataset['tip'], {
      text,
      side: dataset['tipName'] as TooltipContent['side'],
      isAnnounced: true,
      isContent: false,
    });
    return dataset['tip'];
  }

  /** Removes a trigger that has been unmounted. */
  forget(id: string): void {
    this.contents.delete(id);
    if (this.#isAwake) this.mail.send({ type: 'trigger.removed', id });
  }

  readonly handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      const id = isTouch(event) ? '' : this.#idOf(event);
      if (id) this.send({ type: 'trigger.entered', id });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isTouch(event)) this.send({ type: 'trigger.moved' });
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (!isTouch(event)) this.send({ type: 'trigger.left' });
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      this.#isTouched = isTouch(event);
    },
    onClick: (event: SyntheticEvent<HTMLElement>) => {
      const id = this.#idOf(event);
      const isTap = this.#isTouched && this.contents.get(id)?.isContent;
      this.#isTouched = false;
      this.send(isTap ? { type: 'trigger.tapped', id } : { type: 'trigger.pressed' });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const id = event.currentTarget.matches(':focus-visible') ? this.#idOf(event) : '';
      if (id) this.send({ type: 'trigger.focused', id });
    },
    onBlur: () => this.send({ type: 'trigger.blurred' }),
  };
}

/** Provides the page's tooltips to triggers. Without it, they have no tooltips. */
export const TooltipContext = createContext<TooltipRegistry | undefined>(undefined);
