import { z } from 'zod';
import { defineWidget } from './widget-definition.ts';

/** The breadcrumbs of the page. Pages without any show nothing. */
export const breadcrumbsWidget = defineWidget({
  id: 'breadcrumbs',
  hydrate: 'breadcrumbs',
  component: 'Breadcrumbs',
  name: 'administration.widget.breadcrumbs',
  icon: 'chevrons-right',
  group: 'page',
  settings: z.strictObject({}),
  places: { views: 'all', columns: 'all', atMost: 1 },
  audience: 'everyone',
});
