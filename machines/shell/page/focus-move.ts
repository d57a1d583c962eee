/** A focus change from one element to another. */
export interface FocusMove {
  readonly currentTarget: Element;
  readonly relatedTarget: EventTarget | null;
}

/** Checks whether the focus has left an element and its descendants. Focus moving to another window does not count. */
export const hasLeft = ({ currentTarget, relatedTarget }: FocusMove): boolean =>
  relatedTarget ? !currentTarget.contains(relatedTarget as Node) : currentTarget.ownerDocument.hasFocus();
