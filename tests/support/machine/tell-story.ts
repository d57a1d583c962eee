import type { Page } from '@playwright/test';

/** Lets something happen around a scene that listens with `useStoryEvents`. */
export const tellStory = (page: Page, name: string, detail?: unknown) =>
  page.evaluate((told) => window.dispatchEvent(new CustomEvent('story', { detail: told })), { name, detail });
