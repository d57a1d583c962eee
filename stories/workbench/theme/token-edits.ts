import { useSyncExternalStore } from 'react';

/** Tokens that were changed on the theme page: by CSS property, the value tried out. */
export type TokenEdits = Readonly<Record<string, string>>;

const key = 'folkmoot-token-edits';
const none: TokenEdits = {};
const listeners = new Set<() => void>();

let edits: TokenEdits = read();

function read(): TokenEdits {
  return typeof sessionStorage === 'undefined' ? none : JSON.parse(sessionStorage.getItem(key) ?? '{}');
}

let applied: readonly string[] = [];

/** Puts the edited tokens onto this window's page, and takes those off that are no longer edited. */
export function applyEdits(): void {
  edits = read();
  const { style } = document.documentElement;
  for (const property of applied) if (!(property in edits)) style.removeProperty(property);
  for (const [property, value] of Object.entries(edits)) style.setProperty(property, value);
  applied = Object.keys(edits);
}

/** Tries out another value for a token, in every story of this tab; undefined takes the edit back. */
export function editToken(property: string, value: string | undefined): void {
  const { [property]: _, ...others } = edits;
  keep(value === undefined ? others : { ...others, [property]: value });
}

/** Takes all edits back. */
export const forgetEdits = (): void => keep(none);

function keep(next: TokenEdits) {
  sessionStorage.setItem(key, JSON.stringify(next));
  applyEdits();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The tokens that are being tried out. */
export const useTokenEdits = (): TokenEdits => useSyncExternalStore(subscribe, () => edits);
