import { urlcodeOf } from '#api/category/category-address.ts';

/** Returns the URL of the page of a collection, `/collections/{id}/{name}`; from the second page on with `?page=`. */
export function collectionAddress(
  { collectionID, name }: { readonly collectionID: number; readonly name: string },
  page = 1,
): string {
  const slug = urlcodeOf(name);
  const path = `/collections/${collectionID}${slug ? `/${encodeURIComponent(slug)}` : ''}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
