import { sql } from 'kysely';
import { z } from 'zod';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import { isAtStatus } from '#server/discussion/status/discussion-status-column.ts';
import { countField, hoursField, lookupField, textField } from './automation-field.ts';
import { defineTrigger, type Period } from './automation-registry.ts';

const hour = 3_600_000;

/** Returns the period in which something must have begun to be `hours` old within a period. */
const before = ({ from, to }: Period, hours: number): Period => ({
  from: new Date(from.getTime() - hours * hour),
  to: new Date(to.getTime() - hours * hour),
});

const later = (hours: number) => sql`interval '1 hour' * ${hours}::integer`;

/** Selects the members whose date is in a period, shifted by a duration. */
const membersAt = (column: 'date_inserted' | 'date_last_active', hours: number, period: Period) => {
  const { from, to } = before(period, hours);
  const date = sql.ref(`s.${column}`);
  return sql`
    select 'member' as record_type, s.user_id as record_id, ${date} + ${later(hours)} as happened,
      ${column === 'date_inserted' ? sql`''` : sql`extract(epoch from ${date})::text`} as occurrence
    from member s where ${date} > ${from}::timestamptz and ${date} <= ${to}::timestamptz`;
};

/** Selects the members that meet a condition now. It has no date, so the rule acts on each member once. */
const membersWith = (condition: ReturnType<typeof sql>, { to }: Period) => sql`
  select 'member' as record_type, s.user_id as record_id, ${to}::timestamptz as happened, '' as occurrence
  from member s where ${condition}`;

const memberRegistered = defineTrigger({
  id: 'memberRegistered',
  name: 'automation.trigger.member-registered',
  kind: 'member',
  settings: z.object({}),
  find: (_, period) => membersAt('date_inserted', 0, period),
});

const timeSinceUserRegistration = defineTrigger({
  id: 'timeSinceUserRegistration',
  name: 'automation.trigger.time-since-registration',
  kind: 'member',
  settings: z.object({ hours: hoursField('automation.field.after', 24 * 7) }),
  find: ({ hours }, period) => membersAt('date_inserted', hours, period),
});

const timeSinceLastActive = defineTrigger({
  id: 'timeSinceUserLastActive',
  name: 'automation.trigger.time-since-last-active',
  kind: 'member',
  settings: z.object({ hours: hoursField('automation.field.after', 24 * 30) }),
  find: ({ hours }, period) => membersAt('date_last_active', hours, period),
});

const postCount = defineTrigger({
  id: 'memberPosts',
  name: 'automation.trigger.member-posts',
  kind: 'member',
  actsOnPresent: true,
  settings: z.object({ count: countField('automation.field.posts', 10) }),
  find: ({ count }, period) => membersWith(sql`s.count_discussions + s.count_comments >= ${count}::integer`, period),
});

const points = defineTrigger({
  id: 'memberPoints',
  name: 'automation.trigger.member-points',
  kind: 'member',
  actsOnPresent: true,
  settings: z.object({ count: countField('automation.field.points', 100) }),
  find: ({ count }, period) => membersWith(sql`s.points >= ${count}::integer`, period),
});

const profileField = defineTrigger({
  id: 'profileField',
  name: 'automation.trigger.profile-field',
  kind: 'member',
  actsOnPresent: true,
  settings: z.object({
    apiName: lookupField(z.string().min(1).max(100), 'automation.field.profile-field', {
      api: '/profile-fields',
      single: '/profile-fields/%s',
      label: 'label',
      value: 'apiName',
    }),
    value: textField('automation.field.value', 200),
  }),
  find: ({ apiName, value }, period) =>
    membersWith(
      sql`exists (
        select from member_profile_field f where f.user_id = s.user_id and f.api_name = ${apiName}
          and case jsonb_typeof(f.value) when 'array' then f.value ? ${value}::text
            else lower(f.value #>> '{}') = lower(${value}::text) end)`,
      period,
    ),
});

/** Selects the discussions whose date is in a period, shifted by a duration. */
const discussionsAt = (
  column: 'date_inserted' | 'date_last_comment',
  { hours, period, condition = sql`true` }: { hours: number; period: Period; condition?: ReturnType<typeof sql> },
) => {
  const { from, to } = before(period, hours);
  const date = sql.ref(`d.${column}`);
  return sql`
    select 'discussion' as record_type, d.discussion_id as record_id, ${date} + ${later(hours)} as happened,
      ${column === 'date_inserted' ? sql`''` : sql`coalesce(d.last_comment_id::text, '')`} as occurrence
    from discussion d
    where ${date} > ${from}::timestamptz and ${date} <= ${to}::timestamptz and d.date_deleted is null
      and d.type <> 'redirect' and ${condition}`;
};

const discussionCreated = defineTrigger({
  id: 'discussionCreated',
  name: 'automation.trigger.discussion-created',
  kind: 'discussion',
  settings: z.object({}),
  find: (_, period) => discussionsAt('date_inserted', { hours: 0, period }),
});

const staleDiscussion = defineTrigger({
  id: 'staleDiscussion',
  name: 'automation.trigger.stale-discussion',
  kind: 'discussion',
  settings: z.object({ hours: hoursField('automation.field.after', 48) }),
  find: ({ hours }, period) =>
    discussionsAt('date_inserted', { hours, period, condition: sql`d.count_comments = 0 and not d.closed` }),
});

const lastActiveDiscussion = defineTrigger({
  id: 'lastActiveDiscussion',
  name: 'automation.trigger.last-active-discussion',
  kind: 'discussion',
  settings: z.object({ hours: hoursField('automation.field.after', 24 * 30) }),
  find: ({ hours }, period) => discussionsAt('date_last_comment', { hours, period, condition: sql`not d.closed` }),
});

const unansweredQuestion = defineTrigger({
  id: 'unAnsweredQuestion',
  name: 'automation.trigger.unanswered-question',
  kind: 'discussion',
  settings: z.object({ hours: hoursField('automation.field.after', 48) }),
  find: ({ hours }, period) =>
    discussionsAt('date_inserted', {
      hours,
      period,
      condition: isAtStatus({ ids: [statusIDs.unanswered, statusIDs.rejected], types: ['question'] }),
    }),
});

const ideationVote = defineTrigger({
  id: 'ideationVote',
  name: 'automation.trigger.ideation-vote',
  kind: 'discussion',
  actsOnPresent: true,
  settings: z.object({ score: countField('automation.field.votes', 10) }),
  find: ({ score }, { to }) => sql`
    select 'discussion' as record_type, d.discussion_id as record_id, ${to}::timestamptz as happened, '' as occurrence
    from discussion d where d.type = 'idea' and d.date_deleted is null and d.score >= ${score}::integer`,
});

const commentCreated = defineTrigger({
  id: 'commentCreated',
  name: 'automation.trigger.comment-created',
  kind: 'post',
  settings: z.object({}),
  find: (_, { from, to }) => sql`
    select 'comment' as record_type, s.comment_id as record_id, s.date_inserted as happened, '' as occurrence
    from comment s
    where s.date_inserted > ${from}::timestamptz and s.date_inserted <= ${to}::timestamptz and s.date_deleted is null`,
});

const reportPost = defineTrigger({
  id: 'reportPost',
  name: 'automation.trigger.report-post',
  kind: 'post',
  settings: z.object({
    count: countField('automation.field.reports', 3),
    reasons: z
      .array(z.string().min(1).max(60))
      .max(20)
      .default([])
      .meta({
        'x-control': {
          inputType: 'lines',
          label: 'automation.field.reasons',
          description: 'automation.field.reasons-help',
          direction: 'ltr',
        },
      }),
  }),
  find: ({ count, reasons }, { from, to }) => sql`
    select r.record_type, r.record_id, max(r.date_inserted) as happened, '' as occurrence
    from report r
    where r.record_type in ('discussion', 'comment') and r.status = 'new'
      ${reasons.length > 0 ? sql`and r.reason_ids && ${reasons}::text[]` : sql``}
    group by r.record_type, r.record_id
    having count(*) >= ${count}::integer and max(r.date_inserted) > ${from}::timestamptz
      and max(r.date_inserted) <= ${to}::timestamptz`,
});

const heldPost = defineTrigger({
  id: 'heldPost',
  name: 'automation.trigger.held-post',
  kind: 'heldPost',
  settings: z.object({ hours: hoursField('automation.field.after', 24) }),
  find({ hours }, period) {
    const { from, to } = before(period, hours);
    return sql`
      select 'held-post' as record_type, s.held_post_id as record_id, s.date_inserted + ${later(hours)} as happened,
        '' as occurrence
      from held_post s
      where s.status = 'held' and s.date_inserted > ${from}::timestamptz and s.date_inserted <= ${to}::timestamptz`;
  },
});

/** Every trigger of the forum. Register a new trigger here. */
export const automationTriggers = [
  memberRegistered,
  timeSinceUserRegistration,
  timeSinceLastActive,
  postCount,
  points,
  profileField,
  discussionCreated,
  staleDiscussion,
  lastActiveDiscussion,
  unansweredQuestion,
  ideationVote,
  commentCreated,
  reportPost,
  heldPost,
] as const;
