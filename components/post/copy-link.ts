/** Puts the address of a post on the clipboard; says how it went, in words for people. */
export async function copyLink(siteUrl: string, url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(new URL(url, siteUrl || location.origin).href);
    return 'Link copied to clipboard.';
  } catch {
    return 'The link could not be copied. It is in the date of the post.';
  }
}
