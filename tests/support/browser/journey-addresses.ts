import { addFragment, changeFragment } from '#api/administration/fragment/fragment.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import {
  changeDiscussion,
  createDiscussion,
  listDiscussions,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { createUser, findUsersByName } from '#api/member/user/user.client.ts';
import { addCollection } from '#api/moderation/collection/collection.client.ts';
import { collectionAddress } from '#api/moderation/collection/collection-address.ts';
import { sanctionUser } from '#api/moderation/decision/decision.client.ts';
import { testPassword, type Visitor } from '#tests/support/server/visitor.ts';

/** The URLs of pages in every state that visitors encounter. */
export interface JourneyAddresses {
  readonly long: string;
  /** The last page of the comments of `long`. */
  readonly longEnd: string;
  readonly rightToLeft: string;
  readonly closed: string;
  readonly empty: string;
  /** A post of a custom type, with custom fields. */
  readonly recipe: string;
  readonly deleted: string;
  readonly comment: string;
  readonly category: string;
  readonly profile: string;
  readonly profileDiscussions: string;
  readonly profileComments: string;
  readonly profileReactions: string;
  readonly conversation: string;
  /** A moderation decision about a member. */
  readonly decision: string;
  /** The standing of that member. */
  readonly standing: string;
  /** The comparison of that member with another one before they are merged. */
  readonly merge: string;
  /** The revisions of an edited discussion. */
  readonly revisions: string;
  readonly deletedComments: string;
  /** A collection of a discussion and a category, and the page on which it is edited. */
  readonly collection: string;
  readonly collectionSettings: string;
  /** The editor of a fragment, and its revisions. */
  readonly fragment: string;
  readonly fragmentRevisions: string;
}

const pageSize = 30;

/** Finds or creates a discussion in each state. `url` is the URL of the forum. */
export async function findAddresses(url: string, { api, userID, name }: Visitor): Promise<JourneyAddresses> {
  const { body: categories } = await listCategories(api, { outputFormat: 'flat' });
  const category = categories.find(({ urlcode }) => urlcode === 'woodwork') ?? categories[0];
  const post = async (title: string) => {
    const body = 'Nothing more to say.';
    const made = await createDiscussion(api, {
      name: title,
      body,
      format: 'markdown',
      categoryID: category?.categoryID ?? 0,
    });
    return made.body;
  };
  const long = await post('A long talk about planes');
  for (let index = 0; index < pageSize + 5; index += 1)
    await createComment(api, { discussionID: long.discussionID, body: `Thought ${index}`, format: 'markdown' });
  const [closed, deleted, empty] = [
    await post('Said and done'),
    await post('Gone tomorrow'),
    await post('Anybody there?'),
  ];
  await changeDiscussion(api, closed.discussionID, { closed: true });
  await changeDiscussion(api, empty.discussionID, { body: 'Nothing more to say, or is there?' });
  await removeDiscussion(api, deleted.discussionID);
  const { body: discussions } = await listDiscussions(api, { limit: 100 });
  const rightToLeft = discussions.find((one) => /\p{Script=Arabic}/u.test(one.name)) ?? empty;
  const { body: comments } = await listComments(api, { discussionID: long.discussionID, limit: 100 });
  const conversation = await converse({ api, userID });
  const decision = await warnSomebody(api);
  const { body: collection } = await addCollection(api, {
    name: 'Around the boat',
    records: [
      { recordType: 'discussion', recordID: long.discussionID, sort: 1 },
      { recordType: 'category', recordID: category?.categoryID ?? 0, sort: 2 },
    ],
  });
  const fragment = await writeFragment(api);
  return {
    long: discussionUrl(long),
    longEnd: discussionUrl(long, 2),
    rightToLeft: discussionUrl(rightToLeft),
    closed: discussionUrl(closed),
    empty: discussionUrl(empty),
    recipe: discussionUrl(discussions.find(({ postTypeID }) => postTypeID === 'recipe') ?? empty),
    deleted: discussionUrl(deleted),
    comment: `/discussion/comment/${comments.at(-1)?.commentID}`,
    category: new URL(category?.url ?? '/categories', url).pathname,
    profile: `/profile/${userID}/${name}`,
    profileDiscussions: `/profile/discussions/${userID}/${name}`,
    profileComments: `/profile/comments/${userID}/${name}`,
    profileReactions: `/profile/reactions/${name}`,
    conversation: conversation.url,
    decision: `/moderation/decision/${decision.decisionID}`,
    standing: `/dashboard/members/${decision.userID}`,
    merge: `/dashboard/members/merge?userID=${decision.userID}&into=${userID}`,
    revisions: `/log/filter?recordType=discussion&recordID=${empty.discussionID}`,
    fragment: `/appearance/widget-builder/${fragment}/edit`,
    fragmentRevisions: `/appearance/widget-builder/${fragment}/revisions`,
    deletedComments: `/log/filter?parentRecordID=${empty.discussionID}&recordType=comment&operation=delete`,
    collection: collectionAddress(collection),
    collectionSettings: `/dashboard/content/collections/${collection.collectionID}`,
  };
}

/** Starts a conversation with the first other member found. */
async function converse({ api, userID }: Pick<Visitor, 'api' | 'userID'>) {
  const { body: users } = await findUsersByName(api, { name: '*', limit: 10 });
  const other = users.find((user) => user.userID !== userID);
  const made = await createConversation(api, {
    participantUserIDs: [other?.userID ?? 0],
    initialBody: 'Saturday at the boathouse, then?',
  });
  return made.body;
}

/** Adds a member and issues a warning to them. */
async function warnSomebody(api: Visitor['api']) {
  const made = await createUser(api, {
    name: 'Wilfried',
    email: 'wilfried@example.org',
    password: testPassword,
    sendWelcomeEmail: false,
  });
  const warned = await sanctionUser(api, made.body.userID, { kind: 'warning', words: 'Please keep to the matter.' });
  return warned.body;
}

/** Publishes a fragment and changes its draft. Returns its UUID. */
async function writeFragment(api: Visitor['api']): Promise<string> {
  const post = { name: 'Weather', fragmentType: 'CustomFragment', js: '', commitMessage: 'First version' } as const;
  const { fragmentUUID } = (await addFragment(api, post)).body;
  await changeFragment(api, fragmentUUID, { js: "fragment.root.textContent = 'Sunny';", commitMessage: 'Sun' });
  return fragmentUUID;
}

/** A page that the checks of all pages visit. */
export interface JourneyPage {
  readonly what: string;
  readonly status?: number;
  /** Whether the page is visited as a member instead of as a guest. */
  readonly asMember?: boolean;
  address(addresses: JourneyAddresses): string;
}

const fixed = (what: string, address: string, more: Partial<JourneyPage> = {}): JourneyPage => ({
  what,
  address: () => address,
  ...more,
});
const found = (what: string, key: keyof JourneyAddresses, more: Partial<JourneyPage> = {}): JourneyPage => ({
  what,
  address: (addresses) => addresses[key],
  ...more,
});

/** Every page of the forum, in each of its states. */
export const journeyPages: readonly JourneyPage[] = [
  fixed('home', '/'),
  fixed('discussions', '/discussions'),
  fixed('discussions as a member', '/discussions', { asMember: true }),
  fixed('filtered discussions', '/discussions?hasComments=true&status=open'),
  fixed('discussions without results', '/discussions?type=idea&hasComments=false&status=closed'),
  fixed('dashboard', '/dashboard', { asMember: true }),
  fixed('reaction types', '/dashboard/reactions', { asMember: true }),
  fixed('members in the dashboard', '/dashboard/user', { asMember: true }),
  fixed('member addition', '/dashboard/user/add', { asMember: true }),
  fixed('applicants', '/dashboard/user/applicants', { asMember: true }),
  fixed('all invitations', '/dashboard/user/invitations', { asMember: true }),
  fixed('registration settings', '/dashboard/settings/registration', { asMember: true }),
  fixed('subcommunities', '/dashboard/settings/subcommunities', { asMember: true }),
  fixed('backups', '/dashboard/backups', { asMember: true }),
  fixed('export', '/dashboard/export', { asMember: true }),
  fixed('import', '/dashboard/import', { asMember: true }),
  fixed('incoming mail', '/dashboard/settings/incoming-mail', { asMember: true }),
  fixed('outgoing mail', '/dashboard/settings/outgoing-mail', { asMember: true }),
  fixed('mail queue', '/dashboard/settings/mail-queue?state=sent', { asMember: true }),
  fixed('background jobs', '/dashboard/jobs', { asMember: true }),
  fixed('site health', '/dashboard/health', { asMember: true }),
  fixed('digest settings', '/dashboard/settings/digest', { asMember: true }),
  fixed('notification defaults', '/dashboard/settings/notifications', { asMember: true }),
  fixed('access tokens of the site', '/settings/tokens', { asMember: true }),
  fixed('webhooks', '/settings/webhooks', { asMember: true }),
  fixed('sign-in services', '/dashboard/settings/services', { asMember: true }),
  fixed('site settings', '/dashboard/settings', { asMember: true }),
  fixed('branding', '/appearance/branding', { asMember: true }),
  fixed('navigation settings', '/appearance/navigation', { asMember: true }),
  fixed('title bar and footer', '/appearance/title-bar', { asMember: true }),
  fixed('posting settings', '/vanilla/settings/posting', { asMember: true }),
  fixed('access settings', '/dashboard/settings/access', { asMember: true }),
  fixed('language settings', '/settings/language', { asMember: true }),
  fixed('words', '/settings/words?locale=fr', { asMember: true }),
  fixed('content translations', '/settings/content-translations?locale=fr', { asMember: true }),
  fixed('texts of a resource', '/settings/content-translations?locale=fr&resource=categories', { asMember: true }),
  fixed('texts of a record', '/settings/content-translations/categories/category/1?locale=fr', { asMember: true }),
  fixed('embedding', '/embed/forum', { asMember: true }),
  fixed('custom pages', '/appearance/pages', { asMember: true }),
  fixed('themes', '/appearance/style-guides', { asMember: true }),
  fixed('a theme', '/appearance/style-guides/moss/edit', { asMember: true }),
  fixed('theme revisions', '/appearance/style-guides/moss/revisions', { asMember: true }),
  fixed('fragments', '/appearance/widget-builder', { asMember: true }),
  found('a fragment', 'fragment', { asMember: true }),
  found('revisions of a fragment', 'fragmentRevisions', { asMember: true }),
  fixed('e-mail templates', '/dashboard/settings/emails', { asMember: true }),
  fixed('post types', '/settings/post-types', { asMember: true }),
  fixed('post statuses', '/vanilla/settings/statuses', { asMember: true }),
  fixed('roles', '/dashboard/role', { asMember: true }),
  fixed('role editing', '/dashboard/role/8/edit', { asMember: true }),
  fixed('role comparison', '/dashboard/role/compare?first=8&second=32', { asMember: true }),
  fixed('default roles', '/dashboard/role/default-types', { asMember: true }),
  fixed('category settings', '/vanilla/settings/categories', { asMember: true }),
  fixed('a new category', '/vanilla/settings/categories/add', { asMember: true }),
  fixed('category editing', '/vanilla/settings/categories/1', { asMember: true }),
  fixed('all tags', '/vanilla/settings/tags', { asMember: true }),
  fixed('e-mail template editing', '/dashboard/settings/emails/3?locale=ar', { asMember: true }),
  fixed('categories', '/categories'),
  found('category', 'category'),
  found('long discussion', 'long'),
  found('second page of a discussion', 'longEnd'),
  found('discussion as a member', 'long', { asMember: true }),
  found('right-to-left discussion', 'rightToLeft'),
  found('closed discussion', 'closed'),
  found('discussion without comments', 'empty'),
  found('recipe', 'recipe'),
  found('comment', 'comment'),
  fixed('search', '/search'),
  fixed('search with results', '/search?query=oven'),
  fixed('search for places', '/search?domain=places&query=wood'),
  fixed(
    'search with filters',
    '/search?domain=discussions&query=oven&types=question&types=answer&updatedFrom=2020-01-01',
  ),
  fixed('search without results', '/search?query=zyxwvutsrq'),
  fixed('search without results because of filters', '/search?query=oven&author=nobody-at-all'),
  found('profile', 'profile', { asMember: true }),
  found('discussions of a member', 'profileDiscussions', { asMember: true }),
  found('comments of a member', 'profileComments', { asMember: true }),
  fixed('sign in', '/entry/signin'),
  fixed('sign in, refused', '/entry/signin?error=session.refused&errors[email]=field.required'),
  fixed('register', '/entry/register'),
  fixed('password request', '/entry/passwordrequest'),
  fixed('password reset', '/entry/passwordreset?link=none'),
  fixed('second step of signing in', '/entry/secondfactor'),
  fixed('sessions and security', '/profile/sessions', { asMember: true }),
  fixed('access tokens', '/profile/tokens', { asMember: true }),
  fixed('invitations', '/profile/invitations', { asMember: true }),
  fixed('connections', '/profile/connections', { asMember: true }),
  fixed('data of the member', '/profile/data', { asMember: true }),
  fixed('notifications', '/profile/notifications', { asMember: true }),
  fixed('mentions', '/profile/mentions', { asMember: true }),
  fixed('notification preferences', '/profile/preferences', { asMember: true }),
  fixed('followed content', '/profile/followed-content', { asMember: true }),
  fixed('confirm email', '/entry/emailconfirm?userID=1&link=none'),
  fixed('sign out', '/entry/signout', { asMember: true }),
  fixed('new post', '/post/discussion', { asMember: true }),
  fixed('new question', '/post/question', { asMember: true }),
  fixed('new idea', '/post/idea', { asMember: true }),
  fixed('new recipe', '/post/recipe', { asMember: true }),
  fixed('bookmarks', '/discussions/bookmarked', { asMember: true }),
  fixed('drafts', '/drafts', { asMember: true }),
  fixed('inbox', '/messages/inbox', { asMember: true }),
  fixed('new message', '/messages/add', { asMember: true }),
  found('conversation', 'conversation', { asMember: true }),
  fixed('edit profile', '/profile/edit', { asMember: true }),
  fixed('change picture', '/profile/picture', { asMember: true }),
  fixed('account and privacy', '/profile/account', { asMember: true }),
  fixed('ignore list', '/profile/ignore', { asMember: true }),
  fixed('signature', '/profile/signature', { asMember: true }),
  found('decision about a member', 'decision', { asMember: true }),
  fixed('missing decision', '/moderation/decision/999999', { asMember: true, status: 404 }),
  found('moderation page of a member', 'standing', { asMember: true }),
  found('merge of two members', 'merge', { asMember: true }),
  fixed('appeals', '/dashboard/members/decisions', { asMember: true }),
  fixed('all decisions', '/dashboard/members/decisions?show=all', { asMember: true }),
  fixed('ban rules', '/dashboard/members/bans', { asMember: true }),
  fixed('permission check', '/dashboard/members/permissions', { asMember: true }),
  fixed('moderation log', '/log/filter', { asMember: true }),
  found('revision history', 'revisions', { asMember: true }),
  found('deleted comments, empty', 'deletedComments', { asMember: true }),
  fixed('deleted discussions', '/log/filter?recordType=discussion&operation=delete', { asMember: true }),
  fixed('audit log', '/dashboard/audit-log', { asMember: true }),
  fixed('public log', '/log', { asMember: true }),
  fixed('public log that is not published', '/log', { status: 403 }),
  fixed('members', '/members', { asMember: true }),
  fixed('members without results', '/members?query=zyxwvutsrq', { asMember: true }),
  found('reactions to a member', 'profileReactions', { asMember: true }),
  fixed('automation rules', '/settings/automation-rules', { asMember: true }),
  fixed('history of automation rules', '/settings/automation-rules/history', { asMember: true }),
  fixed('reports', '/dashboard/content/reports', { asMember: true }),
  fixed('reports without status filter', '/dashboard/content/reports?statuses=none', { asMember: true }),
  fixed('escalations', '/dashboard/content/escalations', { asMember: true }),
  fixed('filtered escalations', '/dashboard/content/escalations?status=done&author=Harbourmaster', {
    asMember: true,
  }),
  fixed('triage, disabled', '/dashboard/content/triage', { asMember: true, status: 404 }),
  fixed('collections', '/dashboard/content/collections', { asMember: true }),
  found('the contents of a collection', 'collectionSettings', { asMember: true }),
  found('a collection', 'collection'),
  fixed('approval queue', '/dashboard/content/approval', { asMember: true }),
  fixed('content settings', '/dashboard/content/settings', { asMember: true }),
  fixed('premoderation', '/dashboard/content/premoderation', { asMember: true }),
  fixed('leaving', '/home/leaving?target=https%3A%2F%2Fexample.org%2F'),
  fixed('no permission', '/discussions/bookmarked', { status: 403 }),
  fixed('unknown page', '/no/such/page', { status: 404 }),
  fixed('missing discussion', '/discussion/987654321/nothing', { status: 404 }),
  found('deleted discussion', 'deleted', { status: 410 }),
];
