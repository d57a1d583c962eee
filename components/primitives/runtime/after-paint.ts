/**
 * Runs a function after the browser has painted the latest change, so that feedback on an interaction is visible before
 * long work.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
