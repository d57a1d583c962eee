import type { Page } from '@playwright/test';

/** Records from now on the text inserted into the live regions of a page, as a screen reader announces it. */
export const recordAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { said: announced });
    for (const live of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
      const listener = (changes: MutationRecord[]) => {
        const isNew = changes.some(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0);
        if (isNew && live.textContent) announced.push(live.textContent);
      };
      new MutationObserver(listener).observe(live, { childList: true, subtree: true, characterData: true });
    }
  });

/** Returns the announcements recorded since then, in order. */
export const readAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
