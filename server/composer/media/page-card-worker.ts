import { cardOf, type PageCard } from './page-card.ts';
import type { WebPage } from './web-page.ts';

/** Reads what a page says of itself, in a worker thread. */
export default function pageCardTask(page: WebPage): PageCard {
  return cardOf(page);
}
