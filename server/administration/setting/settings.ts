import '#server/platform/http/schema-messages.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { defaultTitleBar } from '#api/administration/layout/title-bar-setting.ts';
import { maxMessageFiles } from '#api/conversation/conversation-limits.ts';
import { visibleText } from '#api/visible-field.ts';
import {
  embedOriginsSchema,
  embedRemoteSchema,
  footerLinksSchema,
  navigationSchema,
  siteSectionsSchema,
  titleBarSchema,
} from '#server/administration/setting/shell-settings.ts';
import { isTimeZone } from '#server/mail/mail-preference.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The access required to read or write a setting: everyone, members, or holders of a permission. */
export type SettingAccess = 'public' | 'session.valid' | 'settings.view' | 'site.manage' | 'community.manage';

/** An entry of the settings registry. */
export interface SettingDefinition<T = unknown> {
  readonly schema: z.ZodType<T>;
  readonly value: T;
  readonly description: string;
  readonly read: SettingAccess;
  readonly write: SettingAccess;
}

const setting = <T>(
  schema: z.ZodType<T>,
  value: T,
  description: string,
  read: SettingAccess = 'public',
  write: SettingAccess = 'site.manage',
): SettingDefinition<T> => ({ schema, value, description, read, write });

const text = (max: number) => visibleText().max(max);
/** The URL of a link: empty, a path on this site, or an absolute URL. */
const address = text(500).regex(
  /^(|https?:\/\/\S+|\/(?![/\\])\S*)$/i,
  'Enter an address that starts with http, https or a slash, or leave this empty.',
);
const count = (min: number, max: number) => z.number().int().min(min).max(max);
const day = 86_400;
/** A limit without `block` blocks nobody. Limits stored before that property existed have none. */
const floodLimit = z.object({ count: count(1, 10_000), seconds: count(1, day), block: count(0, day).default(0) });
const ownFloodLimit = floodLimit.extend({ count: count(0, 10_000) });

/**
 * All settings of the site: type, default, description, and the access to read and write it
 * (docs/behavior/administration.md#site-settings).
 */
export const settingsRegistry = {
  'site.access': setting(
    z.enum(['everyone', 'members']),
    'everyone',
    'Access to the forum: everyone (as far as permissions allow) or members only; others are sent to the sign-in page.',
  ),
  'moderation.publicLog': setting(
    z.enum(['nobody', 'members', 'everyone']),
    'nobody',
    'Access to the public moderation log.',
  ),
  'moderation.publicLogNames': setting(z.boolean(), false, 'The public log names the moderators.'),
  'ui.siteName': setting(text(100), 'Folkmoot', 'The name of the site, shown in titles and the title bar.'),
  'ui.siteDescription': setting(
    text(350),
    'A place to talk things over.',
    'A sentence on the site, for search engines and feeds.',
  ),
  'ui.themeKey': setting(text(100), 'keystone', 'The theme in use.'),
  'ui.bannedPrivateProfile': setting(z.boolean(), false, 'Profiles of banned members are private.'),
  'ui.useAdminCheckboxes': setting(z.boolean(), true, 'Moderators can select posts in lists and threads.'),
  'ui.editContentTimeout': setting(
    count(-1, 31_536_000),
    3_600,
    'Seconds in which authors may edit a post; -1 without limit, 0 never.',
  ),
  'ui.footerText': setting(text(1_000), '', 'Text at the foot of every page.'),
  'ui.footerLinks': setting(footerLinksSchema, null, 'Links at the foot of every page; null for the built-in ones.'),
  'ui.titleBar': setting(
    titleBarSchema,
    { ...defaultTitleBar },
    'The position, border and logos of the title bar, and the alignment of logo and navigation.',
  ),
  'branding.favicon': setting(address, '', 'The site icon in tabs and bookmarks; empty for the built-in one.'),
  'branding.touchIcon': setting(
    address,
    '',
    'The site icon on home screens, 512 pixels in width and height; empty for the built-in one.',
  ),
  'branding.shareImage': setting(
    address,
    '',
    'The picture of links to pages without a picture of their own, where they are shared.',
  ),
  'branding.addressBarColor': setting(
    text(7).regex(/^(|#[0-9a-f]{6})$/i, 'Enter a color as # and six digits, such as #3b49c4.'),
    '',
    'The colour of the browser interface on phones.',
  ),
  'ui.navigation': setting(
    navigationSchema,
    { items: null, mobileOnly: [] },
    'The navigation items of the title bar, with their roles, and those that only narrow windows show. Pages read them at /navigation.',
    'settings.view',
  ),
  'site.sections': setting(
    siteSectionsSchema,
    [],
    'The subcommunities: parts of the forum with a URL of their own, each one category and its subcategories. ' +
      'Pages read the visible ones at /navigation.',
    'settings.view',
  ),
  'links.warnLeaving': setting(z.boolean(), false, 'Links in posts to other sites lead to a warning page first.'),
  'embed.enabled': setting(z.boolean(), false, 'Other sites may embed the forum.'),
  'embed.allowedOrigins': setting(
    embedOriginsSchema,
    [],
    'The origins that may embed the forum, such as https://www.example.org.',
  ),
  'embed.remoteUrl': setting(
    embedRemoteSchema,
    '',
    'The page that embeds the forum; it receives the URL, title and scroll position of the embedded page.',
  ),
  'embed.forced': setting(
    z.boolean(),
    false,
    'Visitors who open the forum directly are redirected to the page that embeds it.',
  ),
  'botProtection.siteKey': setting(
    text(200).regex(/^[\w-]*$/, 'Use only letters, digits, _ and -.'),
    '',
    'The site key of the bot protection at registration; takes effect only with BOT_PROTECTION_SECRET.',
  ),
  'botProtection.scriptUrl': setting(
    text(500).regex(/^https:\/\/[^\s;,'"]+$/i, 'Enter an address that starts with https.'),
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'The URL of the bot protection script.',
  ),
  'garden.locale': setting(
    text(20).regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/, 'This is not a language code.'),
    'en',
    'The language of the site.',
  ),
  'garden.title': setting(text(100), '', 'The title of the home page; empty for the site name.'),
  'garden.cookie.name': setting(
    text(50).regex(/^[\w-]+$/, 'Use only letters, digits, _ and -.'),
    'folkmoot',
    'The prefix of cookie names.',
    'public',
    'site.manage',
  ),
  'garden.cookie.path': setting(
    text(100).regex(/^\/[\w/-]*$/, 'The path must start with a slash.'),
    '/',
    'The path of cookies.',
    'public',
    'site.manage',
  ),
  'registration.method': setting(
    z.enum(['basic', 'approval', 'invitation', 'connect']),
    'basic',
    'The registration method: basic (open), approval, invitation or connect (single sign-on only).',
  ),
  'registration.invitations': setting(
    z.record(z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.'), count(-1, 10_000)),
    { 8: 5, 32: -1, 16: -1 },
    'The number of invitations that a member may send in 30 days, by role ID; -1 for no limit.',
  ),
  'registration.invitationDays': setting(count(1, 365), 14, 'The number of days after which an invitation expires.'),
  'registration.confirmEmail': setting(z.boolean(), true, 'New members must confirm their e-mail address.'),
  'registration.termsUrl': setting(
    address,
    '',
    'The URL of the terms of service; registration requires acceptance when set.',
  ),
  'registration.nameLength': setting(
    z.object({ min: count(1, 50), max: count(1, 50) }).refine(({ min, max }) => min <= max, {
      message: 'The minimum length cannot be greater than the maximum length.',
      path: ['min'],
    }),
    { min: 3, max: 20 },
    'The minimum and maximum length of a member name, in characters.',
  ),
  'registration.namesWithSpaces': setting(z.boolean(), false, 'Member names may contain spaces.'),
  'account.deletionDays': setting(
    count(0, 90),
    14,
    'The number of days in which members can cancel the deletion of their account; 0 deletes it immediately.',
  ),
  'password.minLength': setting(count(8, 100), 10, 'The minimum length of a password, in characters.'),
  'discussions.perPage': setting(count(1, 100), 30, 'The number of discussions on a page.'),
  'discussions.listForm': setting(
    z.enum(['list', 'grid', 'carousel', 'link']),
    'list',
    'The layout of discussion lists.',
  ),
  'comments.perPage': setting(count(1, 100), 30, 'The number of comments on a page.'),
  'discussions.nameLength': setting(count(10, 250), 250, 'The maximum length of a discussion title, in characters.'),
  'posts.maxLength': setting(count(100, 500_000), 60_000, 'The maximum length of a body, in characters.'),
  'posts.minLength': setting(count(0, 1_000), 1, 'The minimum length of a body, in characters.'),
  'qna.followUp.enabled': setting(
    z.boolean(),
    false,
    'Authors of questions get a follow-up e-mail to accept or reject the answers, in the categories that enable it.',
  ),
  'qna.followUp.days': setting(
    count(1, 59),
    7,
    'The number of days after the first answer; after 60 days no follow-up is sent.',
    'settings.view',
  ),
  'ui.autoOffsetComments': setting(z.boolean(), true, 'Lists link to the first unread comment.'),
  'comments.maxDepth': setting(count(1, 10), 5, 'The maximum nesting depth of replies.'),
  'threads.style': setting(z.enum(['flat', 'nested']), 'nested', 'The arrangement of comments in a discussion.'),
  'tagging.enabled': setting(z.boolean(), true, 'Discussions may have tags.'),
  'tagging.max': setting(count(0, 20), 5, 'The maximum number of tags of a discussion.'),
  'triage.enabled': setting(z.boolean(), false, 'Staff mark discussions as resolved.'),
  'featureFlags.escalations.Enabled': setting(z.boolean(), true, 'Members can report posts, messages and each other.'),
  'upload.maxSize': setting(count(1_024, 1_073_741_824), 10_485_760, 'The maximum size of an upload, in bytes.'),
  'upload.quota': setting(
    count(0, 1_000_000_000_000_000),
    1_073_741_824,
    'The maximum total size of a member’s uploads, in bytes; 0 for no limit.',
  ),
  'upload.roleQuotas': setting(
    z.record(z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.'), count(0, 1_000_000_000_000_000)),
    {},
    'Other upload quotas by role ID; of several roles the largest quota applies.',
  ),
  'upload.allowedExtensions': setting(
    z.array(z.string().regex(/^[a-z0-9]{1,10}$/)).max(100),
    ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'pdf', 'txt', 'zip', 'mp3', 'mp4', 'webm'],
    'The allowed file extensions of uploads, in lower case.',
  ),
  'conversations.enabled': setting(z.boolean(), true, 'Members may send messages to each other.'),
  'conversations.maxRecipients': setting(count(1, 100), 10, 'The maximum number of recipients of a new conversation.'),
  'conversations.maxFiles': setting(
    count(0, maxMessageFiles),
    5,
    'The maximum number of files of a message, without pictures in its text; 0 allows none.',
  ),
  'conversations.inspection': setting(
    z.boolean(),
    false,
    'Holders of conversations.moderate may read conversations of others, with a reason that the participants see.',
  ),
  'conversations.subjects': setting(z.boolean(), false, 'Conversations may have a subject.'),
  'search.externalSearch': setting(
    address.refine((url) => url === '' || url.includes('%s'), 'The address needs %s as the placeholder for the text.'),
    '',
    'The URL of an external search that replaces the built-in one; %s stands for the query.',
  ),
  'search.externalResultsInNewTab': setting(z.boolean(), false, 'Results of the external search open in a new tab.'),
  'entry.signInUrl': setting(address, '', 'An alternative URL for sign-in.'),
  'entry.registrationUrl': setting(address, '', 'An alternative URL for registration.'),
  'entry.signOutUrl': setting(address, '', 'An alternative URL for sign-out.'),
  'mail.timeZone': setting(
    text(60).refine(isTimeZone, 'Enter a time zone such as Europe/Paris.'),
    'UTC',
    'The default time zone of members, in e-mails and for digests.',
  ),
  'digest.enabled': setting(z.boolean(), true, 'Members can get digests by e-mail.'),
  'digest.hour': setting(count(0, 23), 7, 'The hour of the day at which digests are sent.'),
  'digest.weekday': setting(count(0, 6), 1, 'The day of weekly digests; 0 is Sunday.'),
  'digest.postCount': setting(count(1, 20), 5, 'The maximum number of discussions of one category in a digest.'),
  'digest.title': setting(text(100), '', 'The subject of digests; empty for the subject of the template.'),
  'digest.introduction': setting(text(1_000), '', 'The introduction of digests.'),
  'digest.closing': setting(text(1_000), '', 'The footer of digests.'),
  'privacy.anonymizeData': setting(
    z.boolean(),
    false,
    'Visits are counted anonymously, unless a visitor chooses otherwise.',
  ),
  'notifications.defaults': setting(
    z.record(z.string().max(60), z.object({ popup: z.boolean(), email: z.boolean(), push: z.boolean() }).partial()),
    {},
    'The default notification channels of each event (popup, email, push).',
    'session.valid',
  ),
  'preferences.categoryFollowed.defaults': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(100),
    [],
    'The IDs of the categories that new members follow.',
    'settings.view',
  ),
  'push.services': setting(
    z.array(z.string().regex(/^[a-z0-9.-]{1,100}$/)).max(20),
    ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'],
    'The allowed hosts of browser push services, including their subdomains.',
    'site.manage',
  ),
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
  'signatures.enabled': setting(z.boolean(), true, 'Posts show the signature of their author.'),
  'signatures.hideMobile': setting(z.boolean(), true, 'Signatures are hidden on phones.'),
  'signatures.hideGuests': setting(z.boolean(), false, 'Signatures are hidden from guests.'),
  'signatures.maxLength': setting(count(1, 5_000), 500, 'The maximum number of characters of a signature.'),
  'signatures.maxLines': setting(count(1, 50), 5, 'The maximum number of lines of a signature.'),
  'signatures.maxImages': setting(count(0, 10), 0, 'The maximum number of pictures of a signature.'),
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
    z.record(z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.'), floodLimit),
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
} as const satisfies Record<string, SettingDefinition<never> | SettingDefinition>;

/** The key of a setting. */
export type SettingKey = keyof typeof settingsRegistry;

/** The value type of a setting. */
export type SettingValue<K extends SettingKey> =
  (typeof settingsRegistry)[K] extends SettingDefinition<infer T> ? T : never;

/** The settings of the site, with defaults for those not configured. */
export type Settings = { readonly [K in SettingKey]: SettingValue<K> };

/** Loads the site's settings. A stored value that does not match its schema is replaced by the default. */
export async function loadSettings(db: Kysely<Tables>): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value as unknown]));
  const entries = Object.entries(settingsRegistry).map(([key, definition]) => {
    const parsed = stored.has(key) ? definition.schema.safeParse(stored.get(key)) : undefined;
    return [key, parsed?.success ? parsed.data : definition.value];
  });
  return Object.fromEntries(entries) as Settings;
}
