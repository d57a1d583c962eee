import { z } from 'zod';
import type { LeaderboardType } from '#api/member/profile/leader-slots.ts';
import { defineWidget, slowData } from './widget-definition.ts';
import {
  categoryField,
  choiceField,
  limitField,
  periodField,
  rolesField,
  titleField,
} from './widget-field.contract.ts';

/** The members with the most points, posts or accepted answers in a period. Requires permission to view profiles. */
export const leaderboardWidget = defineWidget({
  id: 'leaderboard',
  hydrate: 'leaderboard',
  component: 'LeaderboardWidget',
  name: 'administration.widget.leaderboard',
  icon: 'trophy',
  group: 'members',
  keywords: ['points'],
  settings: z.strictObject({
    title: titleField,
    slotType: periodField('m'),
    leaderboardType: choiceField<LeaderboardType>('reputation', 'administration.widget.field.ranking', {
      reputation: 'administration.widget.ranking.reputation',
      posts: 'administration.widget.ranking.posts',
      acceptedAnswers: 'administration.widget.ranking.acceptedAnswers',
    }),
    limit: limitField,
    display: choiceField('list', 'administration.widget.field.display', {
      list: 'administration.widget.display.list',
      grid: 'administration.widget.display.grid',
    }),
    categoryID: categoryField,
    includedRoleIDs: rolesField('administration.widget.field.included-roles'),
    excludedRoleIDs: rolesField('administration.widget.field.excluded-roles'),
  }),
  ...slowData,
  preview: {
    items: [
      { userID: 1, name: 'Ingrid', url: '/profile/1/ingrid', photo: null, points: 210 },
      { userID: 2, name: 'Marek', url: '/profile/2/marek', photo: null, points: 87 },
    ],
  },
});
