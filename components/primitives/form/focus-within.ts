import type { FocusEvent } from 'react';

/** Callbacks for the focus entering and leaving an element. Moves inside the element are ignored. */
interface FocusWords {
  readonly onFocus: (from: EventTarget | null) => void;
  readonly onBlur: () => void;
}

/**
 * Returns handlers that report when the focus enters or leaves an element as a whole. `whole` overrides the element to
 * observe.
 */
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
