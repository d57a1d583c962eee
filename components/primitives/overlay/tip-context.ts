import { createContext, type FocusEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Mailbox } from '#components/primitives/runtime/mailbox.ts';
import type { TooltipEvent } from '#machines/primitives/overlay/tooltip.machine.ts';

/** What is told about one trigger. */
export interface Tip {
  readonly text: ReactNode;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** Whether its words are the trigger's description already, so that the tip is for the eye alone. */
  readonly isSaid: boolean;
  /** Whether its words are shown nowhere else, so that a tap shows them too. */
  readonly isContent: boolean;
}

const isTouch = ({ pointerType }: { pointerType?: string }) => pointerType === 'touch';

/**
 * The tips of a page: what each says, and what befalls their triggers. The triggers share its handlers, which React
 * calls from its own listeners, so that a trigger has none and costs nothing while nobody is at it.
 */
export class Tips {
  readonly told = new Map<string, Tip>();
  readonly mail = new Mailbox<TooltipEvent>();
  /** Loads what hears the mail; set by the provider. */
  wake: () => void = () => {};
  #isTouched = false;
  #isAwake = false;
  #countNamed = 0;

  /** Tells the machine, and wakes it with the first word. */
  readonly tell = (event: TooltipEvent): void => {
    this.#isAwake = true;
    this.mail.tell(event);
    this.wake();
  };

  /**
   * Returns the identifier of a trigger. A `NameTip` gets one when it is first used, and its text is its present name;
   * it has none while it shows that name itself.
   */
  #idOf({ currentTarget }: SyntheticEvent<HTMLElement>): string {
    const { dataset } = currentTarget;
    if (dataset['tipName'] === undefined) return dataset['tip'] ?? '';
    const words = [...currentTarget.children].filter(({ textContent }) => textContent?.trim());
    if (words.some((one) => (one as HTMLElement).offsetWidth > 1 && !one.matches('[aria-hidden="true"]'))) return '';
    dataset['tip'] ??= `name-${++this.#countNamed}`;
    const text = currentTarget.getAttribute('aria-label') ?? words[0]?.textContent;
    this.told.set(dataset['tip'], { text, side: dataset['tipName'] as Tip['side'], isSaid: true, isContent: false });
    return dataset['tip'];
  }

  /** Forgets a trigger that is no longer on the page. */
  forget(id: string): void {
    this.told.delete(id);
    if (this.#isAwake) this.mail.tell({ type: 'trigger.removed', id });
  }

  readonly handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      const id = isTouch(event) ? '' : this.#idOf(event);
      if (id) this.tell({ type: 'trigger.entered', id });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isTouch(event)) this.tell({ type: 'trigger.moved' });
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (!isTouch(event)) this.tell({ type: 'trigger.left' });
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      this.#isTouched = isTouch(event);
    },
    onClick: (event: SyntheticEvent<HTMLElement>) => {
      const id = this.#idOf(event);
      const isTap = this.#isTouched && this.told.get(id)?.isContent;
      this.#isTouched = false;
      this.tell(isTap ? { type: 'trigger.tapped', id } : { type: 'trigger.pressed' });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const id = event.currentTarget.matches(':focus-visible') ? this.#idOf(event) : '';
      if (id) this.tell({ type: 'trigger.focused', id });
    },
    onBlur: () => this.tell({ type: 'trigger.blurred' }),
  };
}

/** Gives triggers the tips of their page; without it, they have no tip. */
export const TipContext = createContext<Tips | undefined>(undefined);
