import { useEffect, useRef, useState } from 'react';
import { type TriageKey, triageKeys } from '#machines/moderation/triage/report-triage.connect.ts';

const kept = 'folkmoot-triage-keys';

/** Where a letter is typed, not a command. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typing) !== null;

const isKey = (key: string): key is TriageKey => Object.hasOwn(triageKeys, key);

/** Whether single keys work; one can switch them off (WCAG 2.1.4), and it is remembered on this device. */
export function useKeyChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(localStorage.getItem(kept) !== 'off'), []);
  return [
    isOn,
    (next) => {
      localStorage.setItem(kept, next ? 'on' : 'off');
      setIsOn(next);
    },
  ];
}

/** Keys that may be held down; what the others do is done once for each time they are pressed. */
const repeatable: readonly string[] = ['next', 'previous'];

/** Hears single keys on the page while they are on: `press` for those of the triage, `others` by their letter. */
export function useTriageKeys(
  isOn: boolean,
  press: (key: TriageKey) => void,
  others: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef({ press, others });
  latest.current = { press, others };
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const other = latest.current.others[key];
      if (!isKey(key) && !other) return;
      event.preventDefault();
      if (event.repeat && !(isKey(key) && repeatable.includes(triageKeys[key]))) return;
      if (isKey(key)) latest.current.press(key);
      else other?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}
