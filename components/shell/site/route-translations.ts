import type { MessageArea } from '#api/message-id.ts';
import { currentTranslations } from '#api/translations.ts';

const dashboard: readonly MessageArea[] = [
  'administration',
  'composer',
  'dashboard',
  'discussion',
  'form',
  'mail',
  'member',
  'notification',
  'options',
  'reaction',
  'report',
  'sanction',
  'setting',
];

/** The translation areas of the pages at an address, besides those of the page frame. The first match counts. */
const areas: readonly (readonly [RegExp, readonly MessageArea[]])[] = [
  [/^\/$/, ['category', 'discussion', 'search', 'widget']],
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
  [/^\/profile\/tokens\b/, ['account', 'form', 'member', 'setting']],
  [/^\/profile\b/, ['account', 'member', 'notification']],
  [/^\/entry\b/, ['account']],
  [/^\/moderation\b/, ['sanction']],
  [/^\/log\b|\/audit-log$/, ['automation', 'bulk', 'dashboard', 'log', 'post', 'report', 'sanction']],
  [/^\/collections\b/, ['category', 'collection', 'discussion']],
  [/^\/dashboard\/content\/collections\b/, [...dashboard, 'collection']],
  [/^\/appearance\/branding\b/, [...dashboard, 'search']],
  [
    /^\/dashboard\/content\b/,
    [
      'attachment',
      'bulk',
      'conversation',
      'dashboard',
      'form',
      'log',
      'moderation',
      'options',
      'post',
      'report',
      'sanction',
      'setting',
    ],
  ],
  [/^\/dashboard\/(members|user)\b/, [...dashboard, 'bulk', 'log', 'moderation', 'user']],
  [/^\/dashboard\/role\b/, [...dashboard, 'role']],
  [/^\/appearance\/(layouts|pages)\b/, [...dashboard, 'layout']],
  [/^\/dashboard\/settings\/?$/, ['attachment', 'data', 'incoming-mail', 'machine-translation', ...dashboard]],
  [/^\/settings\/webhooks\b/, [...dashboard, 'account', 'webhook']],
  [/^\/settings\/tokens\b/, [...dashboard, 'account']],
  [/^\/settings\/(language|words|content)\b/, [...dashboard, 'account', 'machine-translation', 'word']],
  [/^\/dashboard\/(jobs|health)\b/, [...dashboard, 'data', 'operation']],
  [/^\/dashboard\/(backups|export|import)\b/, [...dashboard, 'account', 'data', 'transfer']],
  [/^\/dashboard\/settings\/(mail-queue|outgoing-mail)\b/, ['account', 'outgoing-mail', ...dashboard]],
  [/^\/dashboard\/settings\/incoming-mail\b/, ['incoming-mail', ...dashboard]],
  [/^\/settings\/automation-rules\b/, ['automation', ...dashboard]],
  [/^\/(appearance|dashboard|embed|settings|vanilla)\b/, dashboard],
];

/** Returns the translation areas of a page, by its address or the path of its route. */
export const areasOfPage = (path: string): readonly MessageArea[] =>
  areas.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** A route of the router. A lazy component has a `preload` function, which loads its script. */
interface PageRoute {
  readonly fullPath: string;
  readonly options: { readonly component?: unknown };
}

/**
 * Extends each route's preload to load its translations too. Otherwise the parts of a new page would appear one
 * after the other, and the document could lose its scroll position.
 */
export function preloadRouteTranslations(routes: readonly PageRoute[]): void {
  for (const { fullPath, options } of routes) {
    const component = options.component as { preload?: () => Promise<unknown> } | undefined;
    const load = component?.preload;
    if (!component || !load) continue;
    component.preload = async () => {
      // Areas that fail to load are requested again when the page renders.
      await Promise.allSettled([load(), ...areasOfPage(fullPath).map((area) => currentTranslations().need(area))]);
    };
  }
}
