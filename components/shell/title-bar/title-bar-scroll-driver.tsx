import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectTitleBarScroll } from '#machines/shell/title-bar/title-bar-scroll.connect.ts';
import { type TitleBarScrollEvent, titleBarScrollMachine } from '#machines/shell/title-bar/title-bar-scroll.machine.ts';
import { place } from './title-bar-scroll.css.ts';

const bar = () => document.querySelector<HTMLElement>(`.${place} + header`);

/** Sends events when the page scrolls, the focus moves or the hash changes. */
const watchPage = fromCallback<TitleBarScrollEvent>(({ sendBack }) => {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const isInBar = (target: EventTarget | null) => target instanceof Node && bar()?.contains(target) === true;
  const hearFocus = ({ target }: FocusEvent) => {
    if (isInBar(target)) sendBack({ type: 'bar.focused' });
    else if (target instanceof Element && isCovered(target)) sendBack({ type: 'place.focused' });
  };
  const hearLeaving = ({ target, relatedTarget }: FocusEvent) => {
    if (isInBar(target) && !isInBar(relatedTarget)) sendBack({ type: 'bar.left' });
  };
  const hearScroll = ({ target }: Event) => {
    if (target === document) sendBack({ type: 'page.scrolled', y: Math.max(0, Math.round(window.scrollY)) });
  };
  window.addEventListener('scroll', hearScroll, options);
  window.addEventListener('focusin', hearFocus, options);
  window.addEventListener('focusout', hearLeaving, options);
  window.addEventListener('hashchange', () => sendBack({ type: 'hash.followed' }), options);
  return () => listening.abort();
});

/** Checks whether the title bar, if shown, would cover an element. */
const isCovered = (element: Element) => element.getBoundingClientRect().top < (bar()?.offsetHeight ?? 0);

const bringIntoSight = () => document.activeElement?.scrollIntoView({ block: 'nearest' });

/** Runs the machine that shows and hides the title bar, and renders its state. */
export function TitleBarScrollDriver() {
  const machine = useMemo(
    () => titleBarScrollMachine.provide({ actors: { watchPage }, actions: { bringIntoSight } }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { y: Math.round(window.scrollY) } });
  return <div className={place} {...connectTitleBarScroll(snapshot, send).getRootProps()} />;
}
