import type { FocusEvent } from 'react';

/** What is told when the focus comes into an element and when it leaves it; not when it moves inside. */
interface FocusWords {
  readonly onFocus: (from: EventTarget | null) => void;
  readonly onBlur: () => void;
}

/** The handlers that tell of the focus in an element as a whole; `whole` gives another element than their own. */
export function focusWithin({ onFocus, onBlur }: FocusWords, whole?: () => Element | null) {
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent<Element>) =>
    (whole?.() ?? currentTarget).contains(relatedTarget);
  return {
    onFocus: (event: FocusEvent<Element>) => {
      if (!isInside(event)) onFocus(event.relatedTarget);
    },
    onBlur: (event: FocusEvent<Element>) => {
      if (!isInside(event)) onBlur();
    },
  };
}
