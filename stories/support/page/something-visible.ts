/** Elements that are visible without text of their own. */
const parts = 'img, svg, canvas, video, iframe, hr, input, textarea, select, button, [role="img"]';

/** Checks whether an element shows a text, a picture, a control or a painted box. */
export function isSomethingVisible(root: Element): boolean {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && isSeen(text.parentElement)) return true;
  return [...root.querySelectorAll('*')].some(
    (element) => isSeen(element) && (element.matches(parts) || isPainted(element)),
  );
}

function isSeen(element: Element | null): element is Element {
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

const clear = 'rgba(0, 0, 0, 0)';

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage, borderTopStyle } = getComputedStyle(element);
  return backgroundColor !== clear || backgroundImage !== 'none' || borderTopStyle !== 'none';
}
