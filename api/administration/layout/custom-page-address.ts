/**
 * The first segments of the addresses of the forum itself: pages, former addresses and technical endpoints. Neither a
 * custom page nor a subcommunity can have them. Tests compare them with the pages and routes.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  'activity',
  'announcement',
  'api',
  'appearance',
  'assets',
  'categories',
  'collections',
  'dashboard',
  'discussion',
  'discussions',
  'drafts',
  'embed',
  'entry',
  'fragments',
  'healthz',
  'home',
  'language',
  'live',
  'log',
  'media',
  'members',
  'messages',
  'metrics',
  'moderation',
  'outbox',
  'post',
  'profile',
  'questions',
  'readyz',
  'search',
  'settings',
  'themes',
  'unsubscribe',
  'uploads',
  'users',
  'vanilla',
  'words',
]);

/** Further first segments that a custom page cannot have. */
const notForPages: ReadonlySet<string> = new Set(['livez', 'sitemap']);

/** The form of an address, such as `guides/sharpening`. A number is no address. */
export const addressShape = '^(?!\\d+$)[a-z0-9]+(?:[-/][a-z0-9]+)*$';

const shape = new RegExp(addressShape);

/** Whether a text has the form of an address. */
export const hasAddressShape = (text: string): boolean => shape.test(text);

/** Whether an address belongs to the forum itself. */
export function isReservedAddress(address: string): boolean {
  const [first = ''] = address.split('/');
  return reservedSegments.has(first) || notForPages.has(first);
}
