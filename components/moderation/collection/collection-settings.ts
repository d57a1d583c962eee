/** The URL of the page on which collections are managed. With `/{id}`, it is that of one collection. */
export const collectionSettings = '/dashboard/content/collections';
