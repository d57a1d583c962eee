import '#server/platform/http/schema-messages.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { defaultTitleBar } from '#api/administration/layout/title-bar-setting.ts';
import { mostMessageFiles } from '#api/conversation/conversation-limits.ts';
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
 * All settings of the site: type, default, description, and the access to read and write it (docs/behavior/administration.md#site-settings).
 */
export const settingsRegistry = {
  'site.access': setting(
    z.enum(['everyone', 'members']),
    'everyone',
    'Who may read the forum: everyone as permissions say, or members only; others are led to sign in.',
  ),
  'moderation.publicLog': setting(
    z.enum(['nobody', 'members', 'everyone']),
    'nobody',
    'Who may read the public log of what moderators did.',
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
  'ui.useAdminCheckboxes': setting(z.boolean(), true, 'Those who keep order can select posts in lists and threads.'),
  'ui.editContentTimeout': setting(count(-1, 31_536_000), 3_600, 'Seconds an author may edit; -1 always, 0 never.'),
  'ui.footerText': setting(text(1_000), '', 'Text at the foot of every page.'),
  'ui.footerLinks': setting(footerLinksSchema, null, 'Links at the foot of every page; the built-in ones when null.'),
  'ui.titleBar': setting(
    titleBarSchema,
    { ...defaultTitleBar },
    'How the title bar is placed, what sets it off, its logos, and where the logo and the navigation stand.',
  ),
  'branding.favicon': setting(
    address,
    '',
    'The picture of the site in tabs and bookmarks; the forum’s own when empty.',
  ),
  'branding.touchIcon': setting(
    address,
    '',
    'The picture of the site on home screens, 512 pixels wide and high; the forum’s own when empty.',
  ),
  'branding.shareImage': setting(
    address,
    '',
    'The picture of links to pages that have none of their own, where they are shared.',
  ),
  'branding.addressBarColor': setting(
    text(7).regex(/^(|#[0-9a-f]{6})$/i, 'Enter a color as # and six digits, such as #3b49c4.'),
    '',
    'The colour that browsers on phones give their own bar.',
  ),
  'ui.navigation': setting(
    navigationSchema,
    { items: null, mobileOnly: [] },
    'The places of the title bar, for whom, and those that only narrow windows show. Pages ask for it at /navigation.',
    'settings.view',
  ),
  'site.sections': setting(
    siteSectionsSchema,
    [],
    'The subcommunities: parts of the forum with an address of their own, each one category and what is below it. ' +
      'Pages are told of those that their reader may see at /navigation.',
    'settings.view',
  ),
  'links.warnLeaving': setting(
    z.boolean(),
    false,
    'Who follows a link in a post to another site passes a page that says so.',
  ),
  'embed.enabled': setting(z.boolean(), false, 'Pages of other sites may show the forum within theirs.'),
  'embed.allowedOrigins': setting(embedOriginsSchema, [], 'The sites that may, such as https://www.example.org.'),
  'embed.remoteUrl': setting(
    embedRemoteSchema,
    '',
    'The page that shows the forum; it is told the address, title and scrolling of what it shows.',
  ),
  'embed.forced': setting(z.boolean(), false, 'Who opens the forum by itself is led to the page that shows it.'),
  'botProtection.siteKey': setting(
    text(200).regex(/^[\w-]*$/, 'Use only letters, digits, _ and -.'),
    '',
    'The site key of a protection against programs that join; counts with BOT_PROTECTION_SECRET only.',
  ),
  'botProtection.scriptUrl': setting(
    text(500).regex(/^https:\/\/[^\s;,'"]+$/i, 'Enter an address that starts with https.'),
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'Where the script of that protection comes from.',
  ),
  'garden.locale': setting(
    text(20).regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/, 'This is not a language code.'),
    'en',
    'The language of the site.',
  ),
  'garden.title': setting(text(100), '', 'The title of the home page; the site name when empty.'),
  'garden.cookie.name': setting(
    text(50).regex(/^[\w-]+$/, 'Use only letters, digits, _ and -.'),
    'folkmoot',
    'The stem of cookie names.',
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
    'How people join: basic (open), approval, invitation or connect (single sign-on only).',
  ),
  'registration.invitations': setting(
    z.record(z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.'), count(-1, 10_000)),
    { 8: 5, 32: -1, 16: -1 },
    'How many people members may invite in 30 days, by the number of their role; -1 for no limit.',
  ),
  'registration.invitationDays': setting(count(1, 365), 14, 'How many days an invitation holds.'),
  'registration.confirmEmail': setting(z.boolean(), true, 'New members confirm their e-mail address.'),
  'registration.termsUrl': setting(address, '', 'Where the terms of service are; asked at registration when set.'),
  'registration.nameLength': setting(
    z.object({ min: count(1, 50), max: count(1, 50) }).refine(({ min, max }) => min <= max, {
      message: 'The minimum length cannot be greater than the maximum length.',
      path: ['min'],
    }),
    { min: 3, max: 20 },
    'How long a member name may be, in characters.',
  ),
  'registration.namesWithSpaces': setting(z.boolean(), false, 'Member names may have spaces.'),
  'account.deletionDays': setting(
    count(0, 90),
    14,
    'For how many days members can take back that they had their account deleted; at once with 0.',
  ),
  'password.minLength': setting(count(8, 100), 10, 'The shortest password, in characters.'),
  'discussions.perPage': setting(count(1, 100), 30, 'Discussions on a page.'),
  'discussions.listForm': setting(
    z.enum(['list', 'grid', 'carousel', 'link']),
    'list',
    'The form in which discussions are listed.',
  ),
  'comments.perPage': setting(count(1, 100), 30, 'Comments on a page.'),
  'discussions.nameLength': setting(count(10, 250), 250, 'The longest title of a discussion, in characters.'),
  'posts.maxLength': setting(count(100, 500_000), 60_000, 'The longest body, in characters.'),
  'posts.minLength': setting(count(0, 1_000), 1, 'The shortest body, in characters.'),
  'qna.followUp.enabled': setting(
    z.boolean(),
    false,
    'Who asked is reminded by e-mail to decide on the answers, in the categories that say so.',
  ),
  'qna.followUp.days': setting(
    count(1, 59),
    7,
    'How many days after the first answer; after 60 days nobody is reminded any more.',
    'settings.view',
  ),
  'ui.autoOffsetComments': setting(z.boolean(), true, 'Lists lead members to the first comment they have not read.'),
  'comments.maxDepth': setting(count(1, 10), 5, 'How deep replies may nest.'),
  'threads.style': setting(z.enum(['flat', 'nested']), 'nested', 'How comments of a discussion are arranged.'),
  'tagging.enabled': setting(z.boolean(), true, 'Discussions may have tags.'),
  'tagging.max': setting(count(0, 20), 5, 'The most tags of a discussion.'),
  'triage.enabled': setting(z.boolean(), false, 'Staff mark discussions as resolved.'),
  'featureFlags.escalations.Enabled': setting(z.boolean(), true, 'Members can report posts, messages and each other.'),
  'upload.maxSize': setting(count(1_024, 1_073_741_824), 10_485_760, 'The largest upload, in bytes.'),
  'upload.quota': setting(
    count(0, 1_000_000_000_000_000),
    1_073_741_824,
    'How many bytes the uploads of one member may take; 0 for any number.',
  ),
  'upload.roleQuotas': setting(
    z.record(z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.'), count(0, 1_000_000_000_000_000)),
    {},
    'Other quotas of uploads for members with a role, by its number; of several roles the most generous counts.',
  ),
  'upload.allowedExtensions': setting(
    z.array(z.string().regex(/^[a-z0-9]{1,10}$/)).max(100),
    ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'pdf', 'txt', 'zip', 'mp3', 'mp4', 'webm'],
    'What may be uploaded, by extension in lower case.',
  ),
  'conversations.enabled': setting(z.boolean(), true, 'Members may write messages to each other.'),
  'conversations.maxRecipients': setting(count(1, 100), 10, 'The most people a member may write to at once.'),
  'conversations.maxFiles': setting(
    count(0, mostMessageFiles),
    5,
    'The most files of a message; pictures in its text do not count. With 0 there are none.',
  ),
  'conversations.inspection': setting(
    z.boolean(),
    false,
    'Holders of conversations.moderate may read conversations of others, with a reason that those who take part see.',
  ),
  'conversations.subjects': setting(z.boolean(), false, 'Conversations may have a subject.'),
  'search.externalSearch': setting(
    address.refine((url) => url === '' || url.includes('%s'), 'The address needs %s as the placeholder for the text.'),
    '',
    'The address of another search, asked in place of the forum’s own; %s stands for the text.',
  ),
  'search.externalResultsInNewTab': setting(z.boolean(), false, 'What that search finds opens in a tab of its own.'),
  'entry.signInUrl': setting(address, '', 'Another address for signing in.'),
  'entry.registrationUrl': setting(address, '', 'Another address for joining.'),
  'entry.signOutUrl': setting(address, '', 'Another address for signing out.'),
  'mail.timeZone': setting(
    text(60).refine(isTimeZone, 'Enter a time zone such as Europe/Paris.'),
    'UTC',
    'The time zone of members who have not chosen one, in messages and for summaries.',
  ),
  'digest.enabled': setting(z.boolean(), true, 'Members can get summaries by e-mail.'),
  'digest.hour': setting(count(0, 23), 7, 'The hour of the day at which summaries are made.'),
  'digest.weekday': setting(count(0, 6), 1, 'The day of weekly summaries; 0 is Sunday.'),
  'digest.postCount': setting(count(1, 20), 5, 'The most discussions of one category in a summary.'),
  'digest.title': setting(text(100), '', 'The subject of summaries; as the message has it when empty.'),
  'digest.introduction': setting(text(1_000), '', 'What stands first in summaries.'),
  'digest.closing': setting(text(1_000), '', 'What stands last in summaries.'),
  'privacy.anonymizeData': setting(
    z.boolean(),
    false,
    'Visits are counted without saying whose, unless a visitor chooses.',
  ),
  'notifications.defaults': setting(
    z.record(z.string().max(60), z.object({ popup: z.boolean(), email: z.boolean(), push: z.boolean() }).partial()),
    {},
    'How members hear of each event (popup, email, push) unless they choose otherwise.',
    'session.valid',
  ),
  'preferences.categoryFollowed.defaults': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(100),
    [],
    'The categories that new members follow from the beginning, by their numbers.',
    'settings.view',
  ),
  'push.services': setting(
    z.array(z.string().regex(/^[a-z0-9.-]{1,100}$/)).max(20),
    ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'],
    'The push services of browsers to which notifications are sent, by host; their subdomains too.',
    'site.manage',
  ),
  'premoderation.roleIDs': setting(
    z.array(count(1, 1_000_000)).max(100),
    [],
    'Posts of members with these roles wait for approval.',
    'community.manage',
  ),
  'premoderation.discussionCategories': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(1_000),
    [],
    'Discussions in these categories wait for approval.',
    'community.manage',
  ),
  'premoderation.commentCategories': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(1_000),
    [],
    'Comments in these categories wait for approval.',
    'community.manage',
  ),
  'premoderation.keywords': setting(
    z.array(text(100)).max(1_000),
    [],
    'Posts with one of these words wait for approval.',
    'community.manage',
  ),
  'premoderation.newMemberPosts': setting(
    count(0, 100),
    0,
    'So many first posts of a member wait for approval.',
    'community.manage',
  ),
  'spam.enabled': setting(z.boolean(), true, 'Posts are checked for spam.', 'community.manage'),
  'spam.holdAt': setting(count(1, 1_000), 6, 'Posts with so many points wait for approval.', 'community.manage'),
  'spam.refuseAt': setting(count(1, 1_000), 30, 'Posts with so many points are refused.', 'community.manage'),
  'spam.blockedWords': setting(
    z.array(text(100)).max(1_000),
    [],
    'Words that speak for spam; 10 points each.',
    'community.manage',
  ),
  'warnings.rules': setting(
    z
      .array(z.object({ points: count(1, 1_000), kind: z.enum(['mute', 'ban']), days: count(1, 3_650).nullable() }))
      .max(10),
    [],
    'From how many points of warnings on a member is muted or banned, and for how many days; null until it is lifted.',
    'site.manage',
  ),
  'externalAttachments.enabled': setting(
    z.boolean(),
    false,
    'Posts can be sent to other services from their menus, such as an issue tracker.',
  ),
  'issueTracker.name': setting(
    text(50).min(1, 'Enter a name.'),
    'Issue tracker',
    'What the issue tracker is called in menus.',
    'site.manage',
  ),
  'issueTracker.url': setting(
    text(500).regex(/^(|https?:\/\/\S+)$/i, 'Enter an address that starts with https, or leave this empty.'),
    '',
    'Where posts are sent to become issues; docs/configuration.md says what is sent.',
    'site.manage',
  ),
  'issueTracker.scope': setting(
    z.enum(['all', 'own']),
    'all',
    'Whose posts become issues: everybody’s, sent by staff, or one’s own.',
    'site.manage',
  ),
  'signatures.enabled': setting(z.boolean(), true, 'What members sign with stands under their posts.'),
  'signatures.hideMobile': setting(z.boolean(), true, 'Signatures are not shown on phones.'),
  'signatures.hideGuests': setting(z.boolean(), false, 'Signatures are not shown to guests.'),
  'signatures.maxLength': setting(count(1, 5_000), 500, 'The most characters of a signature.'),
  'signatures.maxLines': setting(count(1, 50), 5, 'The most lines of a signature.'),
  'signatures.maxImages': setting(count(0, 10), 0, 'The most pictures of a signature.'),
  'rateLimit.posts': setting(
    floodLimit,
    { count: 20, seconds: 60, block: 0 },
    'How many posts one member may write within how many seconds, discussions and comments together unless they have limits of their own; whoever tries to write more waits for `block` seconds.',
    'site.manage',
  ),
  'rateLimit.discussions': setting(
    ownFloodLimit,
    { count: 0, seconds: 60, block: 0 },
    'How many discussions one member may start within how many seconds, and the wait of whoever tries to start more; with a count of 0 they count as posts.',
    'site.manage',
  ),
  'rateLimit.comments': setting(
    ownFloodLimit,
    { count: 0, seconds: 60, block: 0 },
    'How many comments one member may write within how many seconds, and the wait of whoever tries to write more; with a count of 0 they count as posts.',
    'site.manage',
  ),
  'rateLimit.newMembers': setting(
    floodLimit.extend({ days: count(0, 365) }),
    { days: 0, count: 3, seconds: 60, block: 0 },
    'How many posts a member may write within how many seconds during the first days; with 0 days as any other.',
    'site.manage',
  ),
  'rateLimit.roles': setting(
    z.record(z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.'), floodLimit),
    {},
    'Other limits of posts for members with a role, by its number; of several roles the most generous counts.',
    'site.manage',
  ),
  'rateLimit.uploads': setting(
    floodLimit.omit({ block: true }),
    { count: 60, seconds: 600 },
    'How many uploads one member may begin within how many seconds, photos of members among them.',
    'site.manage',
  ),
  'rateLimit.messages': setting(
    floodLimit,
    { count: 20, seconds: 60, block: 0 },
    'How many messages one member may write within how many seconds, and the wait of whoever tries to write more.',
    'site.manage',
  ),
  'rateLimit.conversations': setting(
    floodLimit,
    { count: 5, seconds: 300, block: 0 },
    'How many conversations one member may begin within how many seconds, and the wait of whoever tries to begin more.',
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
