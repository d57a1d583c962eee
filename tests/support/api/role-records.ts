import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { issueUnsubscribeToken } from '#server/mail/unsubscribe-token.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

/**
 * The requesting users: the columns of the permission table. The owner wrote the requested record; the member did not.
 */
export const requesters = ['guest', 'unconfirmed', 'member', 'owner', 'moderator', 'administrator'] as const;
export type Requester = (typeof requesters)[number];

/**
 * The users involved in one cell of the table: the one who sends the request, the owner of the requested records, and
 * the administrator who prepares them.
 */
export interface Cast {
  readonly forum: TestForum;
  readonly asker: TestUser;
  readonly owner: TestUser;
  readonly administrator: TestUser;
  /** Returns a number that has not been used before, for unique names. */
  readonly fresh: () => number;
}

let used = 0;
const fresh = (): number => ++used;

/** Returns a new IP address for each request, so that the rate limits per address do not apply. */
export function anAddress(): string {
  const number = fresh();
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/**
 * Creates new users, so that none is banned, muted or signed out by earlier requests. Users that are given are reused.
 */
export async function castFor(
  forum: TestForum,
  as: Requester,
  given: Partial<Pick<Cast, 'owner' | 'administrator' | 'asker'>> = {},
): Promise<Cast> {
  const owner = given.owner ?? (await forum.aMember());
  const administrator = given.administrator ?? (await forum.anAdministrator());
  const askersThemselves: Record<Requester, () => TestUser | Promise<TestUser>> = {
    guest: () => forum.guest,
    unconfirmed: () => forum.aMember({ roles: [roleIDs.unconfirmed] }),
    member: () => forum.aMember(),
    owner: () => owner,
    moderator: () => forum.aModerator(),
    administrator: () => administrator,
  };
  return { forum, owner, administrator, asker: given.asker ?? (await askersThemselves[as]()), fresh };
}

/** Sends a preparing request and returns the response. Throws when the request fails. */
export async function sendPreparation<Answer = Record<string, number>>(
  by: TestUser,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await by.request({
    method,
    url: `/api/v2${path}`,
    remoteAddress: anAddress(),
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path} could not be prepared: ${answer.body}`);
  return (answer.body ? answer.json() : {}) as Answer;
}

const text = { body: 'Text', format: 'text' } as const;

const idFrom = (key: string) => (answer: Record<string, number>) => answer[key] ?? 0;

let category: Promise<number> | undefined;
let sharedBy: TestForum | undefined;

/** Returns a category shared by all requests. Creating a category makes the forum reload its category tree. */
export const aSharedCategory = ({ forum }: Cast): Promise<number> => {
  if (sharedBy !== forum) category = forum.aCategory();
  sharedBy = forum;
  category ??= forum.aCategory();
  return category;
};

async function aPasskeyOf({ forum: { forum }, fresh }: Cast, { userID }: TestUser): Promise<number> {
  const values = { user_id: userID, credential_id: `key${fresh()}`, public_key: Buffer.from('x'), name: 'Key' };
  const row = forum.db.insertInto('passkey').values(values).returning('passkey_id');
  return (await row.executeTakeFirstOrThrow()).passkey_id;
}

const ofType = async (cast: Cast, type: string) =>
  idFrom('discussionID')(
    await sendPreparation(cast.owner, 'POST', `/discussions/${type}`, {
      name: `Harbour ${cast.fresh()}`,
      ...text,
      categoryID: await aSharedCategory(cast),
    }),
  );

/** Builders for records that belong to the owner, or to no member when only administrators create them. */
export const records = {
  discussion: async (cast: Cast) =>
    idFrom('discussionID')(
      await sendPreparation(cast.owner, 'POST', '/discussions', {
        name: `Harbour ${cast.fresh()}`,
        ...text,
        categoryID: await aSharedCategory(cast),
      }),
    ),
  comment: async (cast: Cast) =>
    idFrom('commentID')(
      await sendPreparation(cast.owner, 'POST', '/comments', { discussionID: await records.discussion(cast), ...text }),
    ),
  question: (cast: Cast) => ofType(cast, 'question'),
  idea: (cast: Cast) => ofType(cast, 'idea'),
  answer: async (cast: Cast) =>
    idFrom('commentID')(
      await sendPreparation(cast.owner, 'POST', '/comments', { discussionID: await ofType(cast, 'question'), ...text }),
    ),
  category: (cast: Cast) => cast.forum.aCategory(),
  tag: async ({ administrator, fresh }: Cast) =>
    idFrom('tagID')(await sendPreparation(administrator, 'POST', '/tags', { name: `Tag ${fresh()}` })),
  draft: async (cast: Cast) =>
    idFrom('draftID')(
      await sendPreparation(cast.owner, 'POST', '/drafts', {
        recordType: 'discussion',
        attributes: { ...text, draftMeta: { name: 'Later', categoryID: await aSharedCategory(cast), tags: [] } },
      }),
    ),
  discussionStatus: async ({ administrator, fresh }: Cast) =>
    idFrom('statusID')(
      await sendPreparation(administrator, 'POST', '/discussions/statuses', {
        name: `Status ${fresh()}`,
        state: 'open',
      }),
    ),
  collection: async (cast: Cast) =>
    idFrom('collectionID')(
      await sendPreparation(cast.administrator, 'POST', '/collections', {
        name: `Collection ${cast.fresh()}`,
        records: [{ recordID: await records.discussion(cast), recordType: 'discussion' }],
      }),
    ),
  conversation: async ({ owner, administrator }: Cast) =>
    idFrom('conversationID')(
      await sendPreparation(owner, 'POST', '/conversations', {
        participantUserIDs: [administrator.userID],
        initialMessage: text.body,
        format: text.format,
      }),
    ),
  message: async (cast: Cast) =>
    idFrom('messageID')(
      await sendPreparation(cast.owner, 'POST', '/messages', {
        conversationID: await records.conversation(cast),
        ...text,
      }),
    ),
  theme: async ({ administrator, fresh }: Cast) =>
    (
      await sendPreparation<{ themeID: string }>(administrator, 'POST', '/themes', {
        name: `Theme ${fresh()}`,
        parentTheme: 'moss',
        parentVersion: '1.0',
      })
    ).themeID,
  moderationMessage: async ({ administrator }: Cast) =>
    idFrom('moderationMessageID')(
      await sendPreparation(administrator, 'POST', '/moderation-messages', {
        ...text,
        viewLocation: 'content',
        layoutViewType: 'all',
        isDismissible: true,
        isEnabled: true,
      }),
    ),
  token: async ({ administrator }: Cast) =>
    idFrom('accessTokenID')(await sendPreparation(administrator, 'POST', '/tokens', { name: 'Script' })),
  role: async ({ administrator, fresh }: Cast) =>
    idFrom('roleID')(await sendPreparation(administrator, 'POST', '/roles', { name: `Role ${fresh()}` })),
  profileField: async ({ administrator, fresh }: Cast) => {
    const apiName = `field-${fresh()}`;
    await sendPreparation(administrator, 'POST', '/profile-fields', aProfileField(apiName));
    return apiName;
  },
  postType: async ({ administrator, fresh }: Cast) => {
    const postTypeID = `type-${fresh()}`;
    await sendPreparation(administrator, 'POST', '/post-types', aPostType(postTypeID));
    return postTypeID;
  },
  postField: async ({ administrator, fresh }: Cast) => {
    const postFieldID = `field-${fresh()}`;
    await sendPreparation(administrator, 'POST', '/post-fields', aPostField(postFieldID));
    return postFieldID;
  },
  applicant: async ({ forum }: Cast) => (await forum.aMember({ roles: [roleIDs.applicant] })).userID,
  invitation: async ({ owner, fresh }: Cast) =>
    idFrom('invitationID')(await sendPreparation(owner, 'POST', '/invites', { email: `guest${fresh()}@example.org` })),
  authenticator: async ({ administrator, fresh }: Cast) =>
    idFrom('authenticatorID')(
      await sendPreparation(administrator, 'POST', '/authenticators', anAuthenticator(fresh())),
    ),
  scheduledDraft: async (cast: Cast) => {
    const draftID = await records.draft(cast);
    const { db, now } = cast.forum.forum;
    const values = { draft_status: 'scheduled', date_scheduled: new Date(now().getTime() + 86_400_000) } as const;
    await db.updateTable('draft').set(values).where('draft_id', '=', draftID).execute();
    return draftID;
  },
  /** A scheduled draft whose author may schedule posts. By default members may not. */
  administratorsScheduledDraft: (cast: Cast) => records.scheduledDraft({ ...cast, owner: cast.administrator }),
  medium: async ({ owner }: Cast) =>
    idFrom('mediaID')((await owner.request({ method: 'POST', url: '/api/v2/media', ...aPictureFile('file') })).json()),
  export: async ({ owner, forum: { forum } }: Cast) => {
    const { dataExportID } = await sendPreparation<{ dataExportID: string }>(owner, 'POST', '/data-exports');
    await forum.jobs.settled();
    return dataExportID;
  },
  connection: async (cast: Cast) => {
    const authenticator_id = await records.authenticator(cast);
    const values = { authenticator_id, subject: `subject${cast.fresh()}`, user_id: cast.owner.userID };
    await cast.forum.forum.db.insertInto('authenticator_member').values(values).execute();
    // Members cannot remove their last sign-in method, so the owner also has a passkey.
    await aPasskeyOf(cast, cast.owner);
    return authenticator_id;
  },
  unsubscribeToken: ({ forum: { forum }, owner }: Cast) =>
    issueUnsubscribeToken(forum, { userID: owner.userID, reasons: [{ kind: 'digest' }] }),
  letter: async ({ forum: { forum }, administrator, fresh }: Cast) => {
    await sendPreparation(administrator, 'POST', '/emails/send-test', {
      destinationAddress: `reader${fresh()}@example.org`,
    });
    await forum.jobs.settled();
    return (await readdir(forum.mailer.outboxFolder ?? '')).at(-1) ?? '';
  },
  passkey: (cast: Cast) => aPasskeyOf(cast, cast.owner),
  notification: async (cast: Cast) => {
    const record_id = await records.discussion(cast);
    const row = cast.forum.forum.db
      .insertInto('notification')
      .values({
        user_id: cast.owner.userID,
        type: 'Mention',
        actor_id: cast.administrator.userID,
        record_type: 'discussion',
        record_id,
        discussion_id: record_id,
        cause: `discussion:${record_id}`,
        batch: `discussion:${record_id}`,
      })
      .returning('notification_id');
    return (await row.executeTakeFirstOrThrow()).notification_id;
  },
} as const;

const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer();

/** Returns the payload and headers of a form upload with an image in the given field. */
export function aPictureFile(field: string) {
  const boundary = 'folkmoot';
  const head = `Content-Disposition: form-data; name="${field}"; filename="picture.png"\r\nContent-Type: image/png`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      picture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** The request body for a profile field. */
export const aProfileField = (apiName: string) => ({
  apiName,
  label: apiName,
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  registrationOptions: 'hidden',
});

/** The request body for a post type. */
export const aPostType = (postTypeID: string) => ({ postTypeID, name: postTypeID, parentPostTypeID: 'discussion' });

/** The request body for a post field. */
export const aPostField = (postFieldID: string) => ({
  postFieldID,
  label: postFieldID,
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
});

/** The request body for an authenticator. */
export const anAuthenticator = (number: number) => ({
  name: `Service ${number}`,
  clientID: 'forum',
  secret: 'quiet',
  authenticatorConfig: { issuer: 'http://127.0.0.1:9' },
});
