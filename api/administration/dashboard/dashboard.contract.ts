import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** The names of what waits for a person, in the order of the overview. */
export const dutyNames = [
  'reports',
  'escalations',
  'approval',
  'appeals',
  'applicants',
  'triage',
  'failedJobs',
  'failedMails',
  'bouncedMails',
  'restingWebhooks',
  'fullDisk',
] as const;

/** The steps of the checklist for a new site, in their order. `sample` is listed only while there is a sample community. */
export const checklistSteps = [
  'sample',
  'name',
  'logo',
  'categories',
  'registration',
  'mail',
  'backup',
  'moderator',
] as const;

const Duty = z.object({ name: z.enum(dutyNames), count: z.number().int() });
const Step = z.object({ name: z.enum(checklistSteps), isDone: z.boolean() });

const amounts = {
  members: z.number().int(),
  discussions: z.number().int(),
  comments: z.number().int(),
  visits: z.number().int(),
};

/** The overview of the dashboard. */
export const Dashboard = z.object({
  duties: z.array(Duty),
  checklist: z.object({ steps: z.array(Step), isHidden: z.boolean() }).nullable(),
});

/** What was added to the site on each of the last 30 days, and in the 30 days before. */
export const Growth = z.object({
  days: z.array(z.object({ day: z.iso.date(), ...amounts })),
  before: z.object(amounts),
});

/** What waits for a person. */
export type Duty = z.infer<typeof Duty>;
/** The checklist for a new site. */
export type Checklist = NonNullable<z.infer<typeof Dashboard>['checklist']>;
/** The growth of the site. */
export type Growth = z.infer<typeof Growth>;

/** The API routes of the overview of the dashboard. */
export const dashboardRoutes = {
  overview: {
    method: 'GET',
    url: '/dashboard',
    schema: {
      tags: ['Dashboard'],
      summary: 'Read what waits for the viewer, and the checklist for a new site.',
      description:
        'Only what the viewer may act on is counted, each up to 100. `fullDisk` counts the percentage in use. ' +
        '`checklist` is null without site.manage.',
      response: { 200: Dashboard },
    },
  },
  growth: {
    method: 'GET',
    url: '/dashboard/growth',
    schema: {
      tags: ['Dashboard'],
      summary: 'Read the new members, posts, comments and visits of the last 30 days.',
      description: 'Days are those of UTC. The numbers may be up to a minute old.',
      response: { 200: Growth },
    },
  },
} as const satisfies Record<string, ContractRoute>;
