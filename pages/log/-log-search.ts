import type { LogPageParams } from '#components/moderation/log/log-url.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** Returns the ID of a record from the query; undefined when it is missing or invalid. */
export const numberIn = (search: SearchText, name: string): number | undefined => {
  const text = textIn(search, name);
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

const dayIn = (search: SearchText, name: string): string | undefined => {
  const text = textIn(search, name);
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};

/** Returns the filters of a log page from the query. Invalid values are ignored. */
export const logAddressIn = (path: string, search: SearchText): LogPageParams => ({
  path,
  page: pageIn(textIn(search, 'page')),
  eventType: textIn(search, 'eventType') || undefined,
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
  recordType: textIn(search, 'recordType') || undefined,
  recordID: numberIn(search, 'recordID'),
  insertUserID: numberIn(search, 'insertUserID'),
});
