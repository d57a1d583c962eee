import { z } from 'zod';
import { defineWidget } from './widget-definition.ts';

/** Links to frequently used lists. */
export const quickLinksWidget = defineWidget({
  id: 'quickLinks',
  hydrate: 'quick-links',
  component: 'QuickLinks',
  name: 'administration.widget.quick-links',
  icon: 'list',
  group: 'navigation',
  settings: z.strictObject({}),
  places: { views: 'all', columns: 'all', atMost: 1 },
  audience: 'member',
});
