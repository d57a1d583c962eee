import { t } from '#api/words.ts';
import type { ToastWish } from '#components/primitives/toast-context.ts';

/** Puts the address of a post on the clipboard; gives back the toast that says how it went (`spec/behaviours.md` §32). */
export async function copyLink(siteUrl: string, url: string): Promise<ToastWish> {
  try {
    await navigator.clipboard.writeText(new URL(url, siteUrl || location.origin).href);
    return { text: t('post.copy.done'), tone: 'success' };
  } catch {
    return { text: t('post.copy.failed'), tone: 'error' };
  }
}
