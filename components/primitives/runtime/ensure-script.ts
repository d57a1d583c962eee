import { t } from '#api/translations.ts';

/** Timeout for loading a third-party script, in milliseconds (docs/behavior/shell.md#scripts-of-other-sites). */
export const scriptPatience = 10_000;

const scripts = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once. Rejects with a readable message when it cannot be loaded or takes longer than
 * `scriptPatience`. The outcome is cached, so later calls for the same URL settle immediately
 * (docs/behavior/shell.md#scripts-of-other-sites).
 */
export function ensureScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = load(src);
  scripts.set(src, loading);
  loading.catch(() => {});
  return loading;
}

const load = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const refuse = (text: string) => reject(new Error(text));
    const timer = setTimeout(() => refuse(t('primitives.script.timed-out', { address: src })), scriptPatience);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', settle(resolve));
    script.addEventListener(
      'error',
      settle(() => refuse(t('primitives.script.failed'))),
    );
    document.head.append(script);
  });
