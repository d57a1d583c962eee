import { z } from 'zod';
import { count, roleID, type SettingDefinitions, setting, text } from './setting-definition.ts';

const day = 86_400;
/** A limit without `block` blocks nobody. Limits stored before that property existed have none. */
const floodLimit = z.object({ count: count(1, 10_000), seconds: count(1, day), block: count(0, day).default(0) });
const ownFloodLimit = floodLimit.extend({ count: count(0, 10_000) });

/** The settings of moderation: reports, approval, spam, warnings, issue trackers, flood control. */
export const moderationSettings = {
  'triage.enabled': setting(z.boolean(), false, 'Staff mark discussions as resolved.'),
  'featureFlags.escalations.Enabled': setting(z.boolean(), true, 'Members can report posts, messages and each other.'),
  'premoderation.roleIDs': setting(
    z.array(count(1, 1_000_000)).max(100),
    [],
    'Posts of members with these roles are held for approval.',
    'community.manage',
  ),
  'premoderation.discussionCategories': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(1_000),
    [],
    'Discussions in these categories are held for approval.',
    'community.manage',
  ),
  'premoderation.commentCategories': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(1_000),
    [],
    'Comments in these categories are held for approval.',
    'community.manage',
  ),
  'premoderation.keywords': setting(
    z.array(text(100)).max(1_000),
    [],
    'Posts with one of these words are held for approval.',
    'community.manage',
  ),
  'premoderation.newMemberPosts': setting(
    count(0, 100),
    0,
    'The number of first posts of a member that are held for approval.',
    'community.manage',
  ),
  'spam.enabled': setting(z.boolean(), true, 'Posts are checked for spam.', 'community.manage'),
  'spam.holdAt': setting(
    count(1, 1_000),
    6,
    'The number of points from which posts are held for approval.',
    'community.manage',
  ),
  'spam.refuseAt': setting(
    count(1, 1_000),
    30,
    'The number of points from which posts are rejected.',
    'community.manage',
  ),
  'spam.blockedWords': setting(
    z.array(text(100)).max(1_000),
    [],
    'Words that indicate spam; 10 points each.',
    'community.manage',
  ),
  'warnings.rules': setting(
    z
      .array(z.object({ points: count(1, 1_000), kind: z.enum(['mute', 'ban']), days: count(1, 3_650).nullable() }))
      .max(10),
    [],
    'The numbers of warning points from which a member is muted or banned, and the days; null until it is lifted.',
    'site.manage',
  ),
  'externalAttachments.enabled': setting(
    z.boolean(),
    false,
    'Post menus offer to send posts to external services, such as an issue tracker.',
  ),
  'issueTracker.name': setting(
    text(50).min(1, 'Enter a name.'),
    'Issue tracker',
    'The name of the issue tracker in menus.',
    'site.manage',
  ),
  'issueTracker.url': setting(
    text(500).regex(/^(|https?:\/\/\S+)$/i, 'Enter an address that starts with https, or leave this empty.'),
    '',
    'The URL to which posts are sent to become issues; docs/configuration.md describes the request.',
    'site.manage',
  ),
  'issueTracker.scope': setting(
    z.enum(['all', 'own']),
    'all',
    'The posts that can become issues: all posts, sent by staff, or one’s own.',
    'site.manage',
  ),
  'rateLimit.posts': setting(
    floodLimit,
    { count: 20, seconds: 60, block: 0 },
    'The maximum number of posts of a member in a number of seconds, discussions and comments together unless they have limits of their own; members who exceed it are blocked for `block` seconds.',
    'site.manage',
  ),
  'rateLimit.discussions': setting(
    ownFloodLimit,
    { count: 0, seconds: 60, block: 0 },
    'The maximum number of new discussions of a member in a number of seconds, and the duration of the block; with a count of 0 the limit of posts applies.',
    'site.manage',
  ),
  'rateLimit.comments': setting(
    ownFloodLimit,
    { count: 0, seconds: 60, block: 0 },
    'The maximum number of comments of a member in a number of seconds, and the duration of the block; with a count of 0 the limit of posts applies.',
    'site.manage',
  ),
  'rateLimit.newMembers': setting(
    floodLimit.extend({ days: count(0, 365) }),
    { days: 0, count: 3, seconds: 60, block: 0 },
    'The maximum number of posts in a number of seconds during a member’s first days; with 0 days the general limit applies.',
    'site.manage',
  ),
  'rateLimit.roles': setting(
    z.record(roleID, floodLimit),
    {},
    'Other post limits by role ID; of several roles the highest limit applies.',
    'site.manage',
  ),
  'rateLimit.uploads': setting(
    floodLimit.omit({ block: true }),
    { count: 60, seconds: 600 },
    'The maximum number of uploads of a member in a number of seconds, including profile photos.',
    'site.manage',
  ),
  'rateLimit.messages': setting(
    floodLimit,
    { count: 20, seconds: 60, block: 0 },
    'The maximum number of messages of a member in a number of seconds, and the duration of the block.',
    'site.manage',
  ),
  'rateLimit.conversations': setting(
    floodLimit,
    { count: 5, seconds: 300, block: 0 },
    'The maximum number of new conversations of a member in a number of seconds, and the duration of the block.',
    'site.manage',
  ),
} as const satisfies SettingDefinitions;
