import { sql } from 'kysely';
import { z } from 'zod';
import { automationKinds } from '#api/administration/automation/automation-rule.contract.ts';
import { settingControl } from '#api/administration/widget/widget-definition.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { hoursField, linesField, recordsField, switchField } from './automation-field.ts';
import { defineCondition } from './automation-registry.ts';

const category = defineCondition({
  id: 'category',
  name: 'automation.condition.category',
  kinds: ['discussion', 'post', 'heldPost'],
  settings: z.object({
    categoryIDs: recordsField('category', 'automation.field.categories'),
    includeSubcategories: switchField('automation.field.subcategories'),
  }),
  where: ({ categoryIDs, includeSubcategories }, { categoryID }) =>
    includeSubcategories
      ? sql`${categoryID} in (
          with recursive chosen as (
            select category_id from category where category_id = any(${categoryIDs}::bigint[])
            union select below.category_id from category below
              join chosen on below.parent_category_id = chosen.category_id)
          select category_id from chosen)`
      : sql`${categoryID} = any(${categoryIDs}::bigint[])`,
});

const role = defineCondition({
  id: 'role',
  name: 'automation.condition.role',
  kinds: automationKinds,
  settings: z.object({
    roleIDs: recordsField('role', 'automation.field.any-role'),
    isWithout: switchField('automation.field.without-role'),
  }),
  where: ({ roleIDs, isWithout }) => sql`${isWithout ? sql`not` : sql``} exists (
    select from member_role mr where mr.user_id = m.user_id and mr.role_id = any(${roleIDs}::integer[]))`,
});

const postType = defineCondition({
  id: 'postType',
  name: 'automation.condition.post-type',
  kinds: ['discussion', 'post'],
  settings: z.object({
    type: z
      .enum(['discussion', 'question', 'idea'])
      .default('discussion')
      .meta(
        settingControl({
          inputType: 'choice',
          label: 'automation.condition.post-type',
          choices: {
            discussion: 'automation.post-type.discussion',
            question: 'automation.post-type.question',
            idea: 'automation.post-type.idea',
          },
        }),
      ),
  }),
  where: ({ type }) => sql`d.type = ${type}`,
});

const tag = defineCondition({
  id: 'tag',
  name: 'automation.condition.tag',
  kinds: ['discussion', 'post'],
  settings: z.object({ tagIDs: recordsField('tag', 'automation.field.any-tag') }),
  where: ({ tagIDs }) => sql`exists (
    select from discussion_tag t where t.discussion_id = d.discussion_id and t.tag_id = any(${tagIDs}::bigint[]))`,
});

const words = defineCondition({
  id: 'words',
  name: 'automation.condition.words',
  kinds: ['discussion', 'post', 'heldPost'],
  settings: z.object({ words: linesField('automation.field.words', { description: 'automation.field.words-help' }) }),
  where: (settings, { text }) =>
    sql`lower(${text}) like any(${settings.words.map((word) => `%${escapeLike(word.toLowerCase())}%`)}::text[])`,
});

const emailDomain = defineCondition({
  id: 'emailDomain',
  name: 'automation.condition.email-domain',
  kinds: automationKinds,
  settings: z.object({
    domains: linesField('automation.field.domains', { description: 'automation.field.domains-help', direction: 'ltr' }),
  }),
  where: ({ domains }) =>
    sql`coalesce(m.email_key like any(${domains.map((domain) => `%@${escapeLike(domain.replace(/^@/, '').toLowerCase())}`)}::text[]), false)`,
});

const accountAge = defineCondition({
  id: 'accountAge',
  name: 'automation.condition.account-age',
  kinds: automationKinds,
  settings: z.object({
    hours: hoursField('automation.field.account-age', 24 * 7),
    isOlder: switchField('automation.field.older'),
  }),
  where: ({ hours, isOlder }, { now }) => {
    const date = new Date(now.getTime() - hours * 3_600_000);
    return isOlder ? sql`m.date_inserted <= ${date}::timestamptz` : sql`m.date_inserted > ${date}::timestamptz`;
  },
});

const emailConfirmed = defineCondition({
  id: 'emailConfirmed',
  name: 'automation.condition.email-confirmed',
  kinds: automationKinds,
  settings: z.object({}),
  where: () => sql`m.email_confirmed`,
});

/** Every condition of the forum. Register a new condition here. */
export const automationConditions = [
  category,
  role,
  postType,
  tag,
  words,
  emailDomain,
  accountAge,
  emailConfirmed,
] as const;
