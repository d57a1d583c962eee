import { readFeedDocument, type WebFeedContent } from './web-feed-document.ts';

/** The text of a feed and its address. */
export interface WebFeedTask {
  readonly text: string;
  readonly url: string;
}

/** Reads a feed in a worker thread. */
export default function webFeedTask({ text, url }: WebFeedTask): WebFeedContent | { readonly fault: string } {
  return readFeedDocument(text, url);
}
