import type { Page } from '@playwright/test';

/** Dispatches an event to a scene that listens with `useStoryEvents`. */
export const dispatchStoryEvent = (page: Page, name: string, detail?: unknown) =>
  page.evaluate((told) => window.dispatchEvent(new CustomEvent('story', { detail: told })), { name, detail });
