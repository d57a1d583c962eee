import { z } from 'zod';
import { defineWidget } from './widget-definition.ts';

/** The button for a new post, for those who may post. */
export const newPostWidget = defineWidget({
  id: 'newPost',
  hydrate: 'newpost',
  component: 'NewPostMenu',
  name: 'administration.widget.newpost',
  icon: 'square-pen',
  group: 'navigation',
  settings: z.strictObject({}),
  audience: 'permissions',
});
