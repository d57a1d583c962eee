import { cardOf, type PageCard } from './page-card.ts';
import type { WebPage } from './web-page.ts';

/** Extracts the metadata of a page in a worker thread. */
export default function pageCardTask(page: WebPage): PageCard {
  return cardOf(page);
}
