/** The functions by which the perceivers of a walk read the visible content of a page. */
export interface Look {
  /** Returns the visible elements that match a selector, in document order. */
  all(selector: string): HTMLElement[];
  /** Returns the first visible element that matches a selector. */
  one(selector: string): HTMLElement | undefined;
  /** Returns the rendered text of the first visible match; undefined when there is none. */
  text(selector: string): string | undefined;
  /** Returns the rendered texts of all visible matches. */
  texts(selector: string): string[];
  /** Returns the value of the first visible field; undefined when there is none. */
  value(selector: string): string | undefined;
  /** Whether the first visible match has a state: `checked`, `pressed`, `expanded`, `selected`; undefined without one. */
  is(selector: string, state: 'checked' | 'pressed' | 'expanded' | 'selected'): boolean | undefined;
  /** Returns the positions, counted from 1, of the visible matches that also match a condition. */
  positions(selector: string, condition: string): number[];
  /** Returns the first visible match whose label contains a text. */
  named(selector: string, label: string): HTMLElement | undefined;
  /** Returns the message of the first visible alert, without its buttons; undefined when there is none. */
  problem(): string | undefined;
  /** Returns the error messages of all visible fields that are marked as invalid. */
  fieldErrors(): string[];
  /** Returns the label of an element: of `aria-label`, its `<label>`, or its text. */
  label(element: Element | undefined): string;
  /** Returns the label of the focused element; an empty string when nothing has the focus. */
  focus(): string;
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

const textOf = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();

const labelOf = (element: Element | undefined): string => {
  if (!element) return '';
  const [label] = (element as HTMLInputElement).labels ?? [];
  const ariaLabel = element.getAttribute('aria-label');
  return (ariaLabel ?? (label ? textOf(label) : textOf(element as HTMLElement))).trim();
};

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Removes the last occurrence of a label, because a message can contain the words of its buttons. */
const withoutLast = (text: string, label: string) => {
  const at = label === '' ? -1 : text.lastIndexOf(label);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + label.length);
};

/** The reader of the visible content, in the page. */
export const look: Look = {
  all,
  one: (selector) => all(selector)[0],
  text: (selector) => {
    const [found] = all(selector);
    return found && textOf(found);
  },
  texts: (selector) => all(selector).map(textOf),
  value: (selector) => (all(selector)[0] as HTMLInputElement | undefined)?.value,
  is: (selector, state) => {
    const [found] = all(selector);
    if (!found) return undefined;
    if (state === 'checked' && found instanceof HTMLInputElement) return found.checked;
    return found.getAttribute(`aria-${state}`) === 'true';
  },
  positions: (selector, condition) =>
    all(selector).flatMap((one, index) => (one.matches(condition) ? [index + 1] : [])),
  named: (selector, label) => all(selector).find((one) => labelOf(one).includes(label)),
  problem: () => {
    const found = all('[role="alert"]').find((alert) => textOf(alert) !== '');
    if (!found) return undefined;
    const buttons = [...found.querySelectorAll<HTMLElement>('button')].map(textOf);
    const words = buttons.reduceRight(withoutLast, textOf(found));
    return words.replace(/^Error:/, '').trim();
  },
  fieldErrors: () =>
    all('[aria-invalid="true"]').map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return textOf(document.getElementById(ids.at(-1) ?? '') ?? field);
    }),
  label: labelOf,
  focus: () => (document.activeElement === document.body ? '' : labelOf(document.activeElement ?? undefined)),
};
