import type Axe from 'axe-core';

type Loaded = typeof Axe;

/**
 * Loads axe into this window. It is a script and not an import, because Ladle replaces the package by an empty module
 * while its own accessibility add-on is off.
 */
export async function loadAxe(): Promise<Loaded> {
  if (!('axe' in window)) {
    const script = document.createElement('script');
    script.src = new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url).href;
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error('axe could not be loaded'));
      document.head.append(script);
    });
  }
  return loadedAxe();
}

/** Returns axe after `loadAxe`. */
export const loadedAxe = (): Loaded => (window as unknown as { axe: Loaded }).axe;
