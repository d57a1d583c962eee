/** The focus as it leaves an element for another. */
export interface FocusMove {
  readonly currentTarget: Element;
  readonly relatedTarget: EventTarget | null;
}

/** Whether the focus is nowhere below any more; another window in front of the browser's own does not count. */
export const hasLeft = ({ currentTarget, relatedTarget }: FocusMove): boolean =>
  relatedTarget ? !currentTarget.contains(relatedTarget as Node) : currentTarget.ownerDocument.hasFocus();
