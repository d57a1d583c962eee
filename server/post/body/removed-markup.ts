import { inspectHtml } from './inspect-html.ts';
import { isExternalUrl, isSameSiteUrl } from './linkable-url.ts';
import { shiftedHeadings, withWidgets } from './sanitise-html.ts';

const isKeptElement = (tagName: string): boolean =>
  (withWidgets.allowedTags as readonly string[]).includes(tagName) || Object.hasOwn(shiftedHeadings, tagName);

/** Returns whether the sanitiser keeps an attribute of an element, in HTML that may contain widget slots. */
const isKeptAttribute = (tagName: string, name: string): boolean => {
  const { allowedAttributes, allowedClasses } = withWidgets;
  const kept = allowedAttributes as Readonly<Record<string, readonly string[]>>;
  return Boolean(
    kept['*']?.includes(name) || kept[tagName]?.includes(name) || (name === 'class' && allowedClasses?.[tagName]),
  );
};

/**
 * Returns the elements and attributes that the sanitiser removes from HTML that may contain widget slots, such as
 * `<script>` and `onclick`, each once and in their order.
 */
export function findRemovedMarkup(html: string): string[] {
  const removed = new Set<string>();
  inspectHtml(html, (tagName, attributes) => {
    if (!isKeptElement(tagName)) removed.add(`<${tagName}>`);
    else
      for (const [name, value] of Object.entries(attributes)) {
        const isUnsafeLink = tagName === 'a' && name === 'href' && !(isSameSiteUrl(value) || isExternalUrl(value));
        if (isUnsafeLink || !isKeptAttribute(tagName, name)) removed.add(name);
      }
  });
  return [...removed];
}
