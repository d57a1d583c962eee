import type { ToastWish } from '#components/primitives/toast-context.ts';

/** Puts the address of a post on the clipboard; gives back the toast that says how it went (`spec/behaviours.md` §32). */
export async function copyLink(siteUrl: string, url: string): Promise<ToastWish> {
  try {
    await navigator.clipboard.writeText(new URL(url, siteUrl || location.origin).href);
    return { text: 'Link copied to clipboard.', tone: 'success' };
  } catch {
    return { text: 'The link could not be copied. It is in the date of the post.', tone: 'error' };
  }
}
