import type {
  RecordFilter,
  RecordName,
  TranslationState,
} from '#api/administration/translation/translation.queries.ts';

/** The path of the page with the texts that can be translated. */
export const contentPath = '/settings/content-translations';

/** The language and the filter in the URL of the page. Without a resource, the page lists the resources. */
export interface ContentAddress extends Omit<RecordFilter, 'resource'> {
  readonly resource: string | undefined;
}

/** A page that translates a record: the record, and the list to which it belongs. */
export interface RecordAddress extends RecordName, RecordFilter {}

const states: readonly TranslationState[] = ['all', 'missing', 'by-machine'];

function queryOf({ locale, resource, state, query, page }: Partial<ContentAddress>): URLSearchParams {
  const search = new URLSearchParams();
  if (locale) search.set('locale', locale);
  if (resource) search.set('resource', resource);
  if (state && state !== 'all') search.set('state', state);
  if (query) search.set('query', query);
  if (page !== undefined && page > 1) search.set('page', String(page));
  return search;
}

/** Returns the URL of the resources, or of the records of a resource, in a language. */
export function contentUrl(address: Partial<ContentAddress>): string {
  const query = queryOf(address).toString();
  return query ? `${contentPath}?${query}` : contentPath;
}

/** Returns the URL of the page that translates a record. */
export function recordUrl({ resource, recordType, recordKey, ...list }: RecordName & Partial<RecordFilter>): string {
  const path = [resource, recordType, recordKey].map(encodeURIComponent).join('/');
  const query = queryOf({ ...list, resource: undefined }).toString();
  return `${contentPath}/${path}${query ? `?${query}` : ''}`;
}

/** Returns the state in a URL. */
export const translationStateIn = (text: string | undefined): TranslationState =>
  states.find((state) => state === text) ?? 'all';
