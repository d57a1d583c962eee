import { fromCallback } from 'xstate';
import type { TooltipEvent } from '#machines/primitives/overlay/tooltip.machine.ts';

/** Checks whether an event is on the tooltip's trigger or on the tooltip itself. */
const isOn = (id: string, { target }: Event) =>
  target instanceof Element &&
  target.closest(`[data-tip="${CSS.escape(id)}"], [data-radix-popper-content-wrapper]`) !== null;

/** An actor that reports scrolling of the page or any part of it, and resizing. */
export const watchScroll = fromCallback<TooltipEvent>(({ sendBack }) => {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const listener = () => sendBack({ type: 'page.scrolled' });
  window.addEventListener('scroll', listener, options);
  window.addEventListener('resize', listener, options);
  return () => listening.abort();
});

/** Checks whether a tooltip only repeats the name of its trigger, or its trigger is no longer on the page. */
const repeatsName = (id: string): boolean =>
  document.querySelector(`[data-tip="${CSS.escape(id)}"]`)?.hasAttribute('data-tip-name') ?? true;

/**
 * An actor that reports the events that close an open tooltip. Escape closes only the tooltip and not the dialog
 * beneath it, unless the tooltip only repeats its trigger's name.
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
