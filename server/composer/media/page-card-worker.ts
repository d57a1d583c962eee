import { type PagePreview, readPagePreview } from './page-card.ts';
import type { WebPage } from './web-page.ts';

/** Extracts the metadata of a page in a worker thread. */
export default function pageCardTask(page: WebPage): PagePreview {
  return readPagePreview(page);
}
