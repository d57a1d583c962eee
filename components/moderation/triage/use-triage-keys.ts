import { useEffect, useRef, useState } from 'react';
import { type TriageKey, triageKeys } from '#machines/moderation/triage/report-triage.connect.ts';

const storageKey = 'folkmoot-triage-keys';

/** The elements in which a key press is text input or handled otherwise. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typing) !== null;

const isKey = (key: string): key is TriageKey => Object.hasOwn(triageKeys, key);

/**
 * Returns whether single-key shortcuts are on, and a setter. The viewer can turn them off (WCAG 2.1.4); the choice is
 * stored in this browser.
 */
export function useKeyChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(localStorage.getItem(storageKey) !== 'off'), []);
  return [
    isOn,
    (next) => {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setIsOn(next);
    },
  ];
}

/** The actions that repeat while their key is held down. All others run once for each key press. */
const repeatable: readonly string[] = ['next', 'previous'];

/**
 * Listens for single-key shortcuts on the page while they are on: `press` handles the triage keys, `others` further
 * keys by letter.
 */
export function useTriageKeys(
  isOn: boolean,
  press: (key: TriageKey) => void,
  others: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef({ press, others });
  latest.current = { press, others };
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const other = latest.current.others[key];
      if (!isKey(key) && !other) return;
      event.preventDefault();
      if (event.repeat && !(isKey(key) && repeatable.includes(triageKeys[key]))) return;
      if (isKey(key)) latest.current.press(key);
      else other?.();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
