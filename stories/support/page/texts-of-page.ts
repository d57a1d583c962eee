const attributes = ['aria-label', 'title', 'datetime', 'value', 'min', 'max', 'alt', 'placeholder'];

/** Returns the texts of the page in their order, with the attributes that a person sees or hears. */
export function textsOfPage(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A contact sheet loads its frames as they come into view.
    if (node instanceof HTMLIFrameElement) continue;
    if (node instanceof Element)
      texts.push(...attributes.flatMap((name) => (node as Element).getAttribute(name) ?? []));
    else if (node.nodeValue?.trim()) texts.push(node.nodeValue.trim());
  }
  return texts;
}
