import { fromCallback } from 'xstate';
import type { TooltipEvent } from '#machines/primitives/tooltip.machine.ts';

/** Whether a press is on the trigger of the tip, or on the tip itself. */
const isOn = (id: string, { target }: Event) =>
  target instanceof Element &&
  target.closest(`[data-tip="${CSS.escape(id)}"], [data-radix-popper-content-wrapper]`) !== null;

/** Hears the page scroll, in whatever part of it, and change its size. */
export const watchScroll = fromCallback<TooltipEvent>(({ sendBack }) => {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const tell = () => sendBack({ type: 'page.scrolled' });
  window.addEventListener('scroll', tell, options);
  window.addEventListener('resize', tell, options);
  return () => listening.abort();
});

/** Whether a tip only repeats the name of its trigger, a button of an icon alone, or its trigger is no longer on the page. */
const repeatsName = (id: string): boolean =>
  document.querySelector(`[data-tip="${CSS.escape(id)}"]`)?.hasAttribute('data-tip-name') ?? true;

/**
 * Hears what else puts an open tip away. Escape closes the tip alone and not the dialog below it, unless the tip only
 * repeats its trigger's name.
 */
export const watchPage = fromCallback<TooltipEvent, { id: string }>(({ sendBack, input: { id } }) => {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (!repeatsName(id)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    sendBack({ type: 'escape.pressed' });
  };
  const hearPress = (event: Event) => {
    if (!isOn(id, event)) sendBack({ type: 'page.pressed' });
  };
  const hearScroll = () => sendBack({ type: 'page.scrolled' });
  window.addEventListener('keydown', hearKey, options);
  window.addEventListener('pointerdown', hearPress, options);
  window.addEventListener('scroll', hearScroll, { ...options, passive: true });
  window.addEventListener('resize', hearScroll, options);
  return () => listening.abort();
});
