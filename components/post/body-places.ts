/** What in the words of members can be pressed once the page has come alive; the server marks it. */
export const bodyParts = '[data-reading] :is(.codeFrame, .longQuote, p.embed)';

/** Calls back now, and after each time something was put into the page or taken out, until the returned function is called. */
export function watchDocument(look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
