import type { OutlineNode } from './audit.ts';
import { loadedAxe } from './load-axe.ts';

/** The functions of axe that compute roles and names. They need the tree that `axe.setup` builds. */
interface Commons {
  readonly aria: { getRole(element: Element): string | null };
  readonly text: { accessibleText(element: Element): string; sanitize(text: string): string };
  readonly dom: { isVisibleToScreenReaders(element: Element): boolean };
}

const commons = (): Commons => (loadedAxe() as unknown as { commons: Commons }).commons;

/** The elements whose content is their name. Their text is not listed again. */
const namedByContent = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
);

const transparent = new Set(['', 'none', 'presentation', 'generic']);

/** Returns the accessibility tree below an element, as a screen reader perceives it. */
export function outlineOf(root: Element): OutlineNode[] {
  const axe = loadedAxe();
  axe.setup(root);
  try {
    return childrenOf(root);
  } finally {
    axe.teardown();
  }
}

/**
 * Returns the role and name of an element: `button “Save”`. An element without a role that is a part of a name has the
 * role and name of the named element: the text in a button those of the button. Must run between `axe.setup` and
 * `axe.teardown`.
 */
export function nameInWords(part: Element): string {
  const element = namedBy(part);
  const role = roleOf(element);
  const name =
    commons().text.accessibleText(element) ||
    commons()
      .text.sanitize(element.textContent ?? '')
      .slice(0, 60);
  return [transparent.has(role) ? `<${element.localName}>` : role, name && `“${name}”`].filter(Boolean).join(' ');
}

/** Returns the element whose name contains an element without a role; the element itself if there is none. */
function namedBy(part: Element): Element {
  let element: Element | null = part;
  while (element && transparent.has(roleOf(element))) element = element.parentElement;
  return element && namedByContent.has(roleOf(element)) ? element : part;
}

const roleOf = (element: Element) => commons().aria.getRole(element) ?? '';

const childrenOf = (element: Element): OutlineNode[] => [...element.childNodes].flatMap(nodesOf);

function nodesOf(node: Node): OutlineNode[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const name = commons().text.sanitize(node.textContent ?? '');
    return name === '' ? [] : [{ role: '', name, states: [], children: [] }];
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as Element;
  if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return [];
  if (!commons().dom.isVisibleToScreenReaders(element)) return [];
  const role = roleOf(element);
  if (transparent.has(role)) return childrenOf(element);
  const own = childrenOf(element);
  const children = namedByContent.has(role) ? own.filter(({ role: inner }) => inner !== '') : own;
  return [{ role, name: commons().text.accessibleText(element), states: statesOf(element, role), children }];
}

const flags = ['checked', 'current', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'selected', 'busy'];

function statesOf(element: Element, role: string): string[] {
  const flagged = flags.flatMap((flag) => {
    const value = element.getAttribute(`aria-${flag}`) ?? nativeState(element, flag);
    if (value === undefined || (value === 'false' && flag !== 'expanded' && flag !== 'pressed')) return [];
    return value === 'true' ? [flag] : value === 'false' ? [`not ${flag}`] : [`${flag} ${value}`];
  });
  const level =
    role === 'heading' ? (element.getAttribute('aria-level') ?? element.localName.match(/^h(\d)$/)?.[1]) : '';
  const live = element.getAttribute('aria-live');
  const description = element.getAttribute('aria-describedby');
  const described = description
    ?.split(/\s+/)
    .map((id) => commons().text.sanitize(element.ownerDocument.getElementById(id)?.textContent ?? ''))
    .filter(Boolean)
    .join(' ');
  return [
    ...flagged,
    ...(level ? [`level ${level}`] : []),
    ...(live && live !== 'off' ? [`live ${live}`] : []),
    ...(described ? [`described by “${described}”`] : []),
    ...(element.ownerDocument.activeElement === element && element.localName !== 'body' ? ['focused'] : []),
  ];
}

/** Returns a state that an element has by its own attributes. */
function nativeState(element: Element, flag: string): string | undefined {
  if (flag === 'checked' && element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return String(element.checked);
  if ((flag === 'disabled' || flag === 'required') && element.hasAttribute(flag)) return 'true';
  return undefined;
}
