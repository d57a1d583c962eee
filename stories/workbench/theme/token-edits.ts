import { useSyncExternalStore } from 'react';

/** The token values edited on the theme page, by CSS property. */
export type TokenEdits = Readonly<Record<string, string>>;

const key = 'folkmoot-token-edits';
const none: TokenEdits = {};
const listeners = new Set<() => void>();

let edits: TokenEdits = read();

function read(): TokenEdits {
  return typeof sessionStorage === 'undefined' ? none : JSON.parse(sessionStorage.getItem(key) ?? '{}');
}

let applied: readonly string[] = [];

/** Applies the edited tokens to this window's page, and removes those no longer edited. */
export function applyEdits(): void {
  edits = read();
  const { style } = document.documentElement;
  for (const property of applied) if (!(property in edits)) style.removeProperty(property);
  for (const [property, value] of Object.entries(edits)) style.setProperty(property, value);
  applied = Object.keys(edits);
}

/** Overrides the value of a token in every story of this tab. `undefined` reverts the edit. */
export function editToken(property: string, value: string | undefined): void {
  const { [property]: _, ...others } = edits;
  store(value === undefined ? others : { ...others, [property]: value });
}

/** Reverts all edits. */
export const forgetEdits = (): void => store(none);

function store(next: TokenEdits) {
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

/** Returns the edited tokens. */
export const useTokenEdits = (): TokenEdits => useSyncExternalStore(subscribe, () => edits);
