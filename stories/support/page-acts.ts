/** Returns an element on the page of a story. Throws when it is missing. */
export function onPage<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The story has no ${selector}.`);
  return found;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Replaces the text of a field as typing does: the field has the focus, and the caret is at the end. */
export function typeInto(selector: string, text: string): void {
  const field = onPage<TextField>(selector);
  field.focus();
  // React overrides the setter of the element and would take the new value for the old one.
  const own = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Presses a button or another control, which then has the focus. */
export function pressOn(selector: string): void {
  const control = onPage(selector);
  control.focus();
  control.click();
}

/** Submits the form of a field, as Enter in the field does. */
export const submitFormOf = (selector: string): void => onPage<TextField>(selector).form?.requestSubmit();

/** Presses a key on an element, which then has the focus. */
export function pressKey(selector: string, key: string): void {
  const element = onPage(selector);
  element.focus();
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#2a8a86"/><circle cx="160" cy="110" r="60" fill="#f5d76e"/></svg>';

/** The address of a picture. */
export const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The address of a picture that cannot be decoded. */
export const brokenPicture = 'data:image/png;base64,AA==';

/** Chooses a picture in a file field. */
export function choosePicture(selector: string): void {
  const field = onPage<HTMLInputElement>(selector);
  const files = new DataTransfer();
  files.items.add(new File([drawing], 'me.svg', { type: 'image/svg+xml' }));
  field.focus();
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
