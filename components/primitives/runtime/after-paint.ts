/** Does something once the browser has drawn what was last changed, so that an answer to a press is seen before what takes long. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
