import { createContext, type FocusEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { TooltipEvent } from '#machines/primitives/tooltip.machine.ts';
import { Mailbox } from './mailbox.ts';

/** What is told about one trigger. */
export interface Tip {
  readonly text: ReactNode;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** Whether its words are the trigger's description already, so that the tip is for the eye alone. */
  readonly isSaid: boolean;
  /** Whether its words are shown nowhere else, so that a tap shows them too. */
  readonly isContent: boolean;
}

const idOf = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.dataset['tip'] ?? '';
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

  /** Tells the machine, and wakes it with the first word. */
  readonly tell = (event: TooltipEvent): void => {
    this.#isAwake = true;
    this.mail.tell(event);
    this.wake();
  };

  /** Forgets a trigger that is no longer on the page. */
  forget(id: string): void {
    this.told.delete(id);
    if (this.#isAwake) this.mail.tell({ type: 'trigger.removed', id });
  }

  readonly handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (!isTouch(event)) this.tell({ type: 'trigger.entered', id: idOf(event) });
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
      const id = idOf(event);
      const isTap = this.#isTouched && this.told.get(id)?.isContent;
      this.#isTouched = false;
      this.tell(isTap ? { type: 'trigger.tapped', id } : { type: 'trigger.pressed' });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) this.tell({ type: 'trigger.focused', id: idOf(event) });
    },
    onBlur: () => this.tell({ type: 'trigger.blurred' }),
  };
}

/** Gives triggers the tips of their page; without it, they have no tip. */
export const TipContext = createContext<Tips | undefined>(undefined);
