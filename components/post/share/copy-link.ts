import { t } from '#api/words.ts';
import type { ToastWish } from '#components/primitives/overlay/toast-context.ts';

/** Puts the whole address of a post on the clipboard; gives back the toast that says how it went (`spec/behaviours.md` §32), `done` if well. */
export async function copyLink(url: string, done = t('post.copy.done')): Promise<ToastWish> {
  try {
    await navigator.clipboard.writeText(url);
    return { text: done, tone: 'success' };
  } catch {
    return { text: t('post.copy.failed'), tone: 'error' };
  }
}
