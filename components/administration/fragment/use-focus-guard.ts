import { type RefObject, useEffect } from 'react';

/**
 * The time after the Tab key within which the focus may enter a frame, and the time after any other key within which the
 * reader counts as typing.
 */
const keySpan = 1_000;

/**
 * The time after a press in the page, or after an unwanted entry of the frame, within which an activation of the page can
 * come from it. A key that the frame caught activates the page, too.
 */
const pressSpan = 5_000;

/** The time of an event that has not happened. */
const never = Number.NEGATIVE_INFINITY;

/** The time since an event, by the clock of the page. */
const since = (time: number): number => performance.now() - time;

/**
 * Keeps a frame from taking the focus by itself, because it would then receive what the reader types. The focus may
 * enter by the Tab key, or by a press in the frame, which the page recognises by its effects: the page is activated
 * without a press of its own, or the pointer is over the frame while nobody types. Otherwise the focus returns to where
 * it was.
 */
export function useFocusGuard(root: RefObject<HTMLElement | null>, isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return undefined;
    let former: Element | null = document.activeElement;
    const last = { tab: never, typing: never, press: never };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !root.current?.contains(target)) former = target;
    };
    const press = () => {
      last.press = performance.now();
    };
    const type = ({ key }: KeyboardEvent) => {
      press();
      last.tab = key === 'Tab' ? performance.now() : never;
      if (key !== 'Tab') last.typing = performance.now();
    };
    const isWanted = (frame: Element) =>
      since(last.tab) < keySpan ||
      (navigator.userActivation?.isActive === true && since(last.press) > pressSpan) ||
      (frame.matches(':hover') && since(last.typing) > keySpan);
    const check = () => {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement) || !root.current?.contains(frame) || isWanted(frame)) return;
      press();
      frame.blur();
      // The frame keeps the keyboard until the window has the focus again.
      window.focus();
      if (former instanceof HTMLElement && former.isConnected) former.focus();
    };
    // When the window loses the focus, the frame does not have it yet.
    const checkSoon = () => void setTimeout(check);
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', type, true);
    document.addEventListener('pointerdown', press, true);
    window.addEventListener('blur', checkSoon);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', type, true);
      document.removeEventListener('pointerdown', press, true);
      window.removeEventListener('blur', checkSoon);
    };
  }, [root, isGuarded]);
}
