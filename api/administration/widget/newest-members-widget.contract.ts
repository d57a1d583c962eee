import { z } from 'zod';
import { defineWidget, slowData } from './widget-definition.ts';
import { limitField, titleField } from './widget-field.contract.ts';

/** The newest members. Requires permission to view profiles. */
export const newestMembersWidget = defineWidget({
  id: 'newest-members',
  hydrate: 'newest-members',
  component: 'NewestMembersWidget',
  name: 'administration.widget.newest-members',
  icon: 'users',
  group: 'members',
  settings: z.strictObject({ title: titleField, limit: limitField }),
  ...slowData,
  preview: {
    items: [
      { userID: 7, name: 'Ayu', url: '/profile/7/ayu', photoUrl: null, dateInserted: '2025-03-02T11:00:00.000Z' },
    ],
  },
});
