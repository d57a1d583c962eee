import type { WordArea } from '#api/message-id.ts';
import { words } from '#api/words.ts';

const dashboard: readonly WordArea[] = [
  'administration',
  'composer',
  'dashboard',
  'discussion',
  'mail',
  'member',
  'notification',
  'options',
  'reaction',
  'report',
  'sanction',
];

/** Which words the pages at an address say, beside those of what surrounds every page; the first that fits counts. */
const areas: readonly (readonly [RegExp, readonly WordArea[]])[] = [
  [/^\/$/, ['category', 'discussion', 'search']],
  [/^\/discussions\b/, ['discussion']],
  [/^\/discussion\b/, ['discussion', 'post']],
  [/^\/categories\b/, ['category', 'discussion']],
  [/^\/search\b/, ['category', 'discussion', 'search']],
  [/^\/(post|drafts)\b/, ['composer', 'discussion']],
  [/^\/messages\b/, ['composer', 'conversation', 'discussion', 'post', 'report']],
  [/^\/members\b/, ['member']],
  [
    /^\/profile\/([\d$]|comments|discussions|reactions)/,
    ['conversation', 'discussion', 'member', 'report', 'sanction'],
  ],
  [/^\/profile\b/, ['account', 'member', 'notification']],
  [/^\/entry\b/, ['account']],
  [/^\/moderation\b/, ['sanction']],
  [/^\/log\b|\/audit-log$/, ['bulk', 'dashboard', 'log', 'post', 'report', 'sanction']],
  [
    /^\/dashboard\/content\b/,
    ['attachment', 'bulk', 'conversation', 'dashboard', 'log', 'moderation', 'options', 'post', 'report', 'sanction'],
  ],
  [/^\/dashboard\/members\b/, ['dashboard', 'sanction']],
  [/^\/(appearance|dashboard|settings|vanilla)\b/, dashboard],
];

/** The areas of words that a page says, by its address or by the path of its route. */
export const areasOfPage = (path: string): readonly WordArea[] =>
  areas.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** A page of the router, whose script is loaded by `preload` until it is there. */
interface PageRoute {
  readonly fullPath: string;
  readonly options: { readonly component?: unknown };
}

/**
 * Brings the words of each page along with its script from now on. Without them it could not be drawn at once: the page
 * before would go, and for a moment there would be none, with nothing in it to scroll to.
 */
export function bringWordsAhead(routes: readonly PageRoute[]): void {
  for (const { fullPath, options } of routes) {
    const component = options.component as { preload?: () => Promise<unknown> } | undefined;
    const load = component?.preload;
    if (!component || !load) continue;
    component.preload = async () => {
      // What does not come is asked for again as the page is drawn.
      await Promise.allSettled([load(), ...areasOfPage(fullPath).map((area) => words().need(area))]);
    };
  }
}
