import { notFound } from '@tanstack/react-router';

/**
 * Throws not found for a page beyond the last page of a list. The first page of an empty list is valid.
 *
 * @throws notFound
 */
export function requireListPage(page: number, entries: readonly unknown[]): void {
  if (page > 1 && entries.length === 0) throw notFound();
}
