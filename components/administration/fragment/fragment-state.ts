import type { FragmentState } from '#api/administration/fragment/fragment-bridge.ts';
import { vars } from '#theme/contract.css.ts';

/** The tokens that fragments receive. */
const groups = [vars.color, vars.font, vars.text, vars.leading, vars.weight, vars.space, vars.radius] as const;

const names = groups.flatMap((group) => Object.values(group).map((value) => /--[\w-]+/.exec(value)?.[0] ?? ''));

/** Reads the parts of a fragment's surroundings that the page decides: theme, language and direction. */
export function readPageState(): Pick<FragmentState, 'theme' | 'language' | 'direction'> {
  const root = document.documentElement;
  const computed = getComputedStyle(root);
  const values = names.map((name) => [name, computed.getPropertyValue(name).trim()] as const);
  return {
    theme: Object.fromEntries([...values.filter(([, value]) => value), ['--color-scheme', computed.colorScheme]]),
    language: root.lang,
    direction: computed.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Calls a function after the palette, the language or the direction of the page has changed. Returns a function that stops watching. */
export function watchPageState(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang', 'dir', 'style', 'class'] });
  const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const one of media) one.removeEventListener('change', onChange);
  };
}
