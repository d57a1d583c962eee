import { t } from '#api/words.ts';
import type { ToastWish } from '#components/primitives/toast-context.ts';

/** Puts the whole address of a post on the clipboard; gives back the toast that says how it went (`spec/behaviours.md` §32). */
export async function copyLink(url: string): Promise<ToastWish> {
  try {
    await navigator.clipboard.writeText(url);
    return { text: t('post.copy.done'), tone: 'success' };
  } catch {
    return { text: t('post.copy.failed'), tone: 'error' };
  }
}
