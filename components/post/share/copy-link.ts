import { t } from '#api/translations.ts';
import type { ToastOptions } from '#components/primitives/overlay/toast-context.ts';

/**
 * Copies the absolute URL of a post to the clipboard. Returns the toast that reports the result
 * (docs/behavior/post.md#share); `done` is the text on success.
 */
export async function copyLink(url: string, done = t('post.copy.done')): Promise<ToastOptions> {
  try {
    await navigator.clipboard.writeText(url);
    return { text: done, tone: 'success' };
  } catch {
    return { text: t('post.copy.failed'), tone: 'error' };
  }
}
