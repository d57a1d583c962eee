/** The default navigation items of every forum (docs/behavior/administration.md#navigation-places). */
export const builtInNavigation = [
  { id: 'builtin-discussions', name: 'Discussions', url: '/discussions' },
  { id: 'builtin-categories', name: 'Categories', url: '/categories' },
] as const;
