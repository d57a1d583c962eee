import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeFormer } from '#server/administration/restore/switch-file.ts';
import { issueUnsubscribeToken } from '#server/mail/unsubscribe-token.ts';
import { mentionRefresh } from '#server/member/identity/mention-refresh.job.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';
import { aCustomPage, anAuthenticator, aPictureFile, aPostField, aPostType, aProfileField } from './request-bodies.ts';
import { type Cast, sendPreparation } from './role-cast.ts';

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

/** Returns the task of a file in the folder of backups. */
async function aKeptFile(
  { forum: { forum } }: Cast,
  values: { kind: string; status: string; file_name: string; input?: string },
): Promise<number> {
  await mkdir(forum.configuration.backupFolder, { recursive: true });
  await writeFile(join(forum.configuration.backupFolder, values.file_name), 'Not the file that was written.');
  const row = forum.db.insertInto('site_task').values(values).returning('site_task_id');
  return (await row.executeTakeFirstOrThrow()).site_task_id;
}

/** Makes a forum one that owns its database, and neither restores a backup nor changes its data. */
export async function ownsItsData({ forum: { forum } }: Cast): Promise<void> {
  Object.assign(forum, { restart: () => undefined });
  await rm(join(forum.configuration.dataFolder, 'switch.json'), { force: true });
  await sql`update site_task set status = 'cancelled' where kind = 'restore' and status <> 'done'`.execute(forum.db);
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
  layout: async ({ administrator, fresh }: Cast) =>
    idFrom('layoutID')(
      await sendPreparation(administrator, 'POST', '/layouts', {
        name: `Layout ${fresh()}`,
        layoutType: 'home',
        layout: [],
      }),
    ),
  customPage: async ({ administrator, fresh }: Cast) =>
    idFrom('customPageID')(await sendPreparation(administrator, 'POST', '/custom-pages', aCustomPage(fresh()))),
  fragment: async ({ administrator, fresh }: Cast) =>
    (
      await sendPreparation<{ fragmentUUID: string }>(administrator, 'POST', '/fragments', {
        name: `Fragment ${fresh()}`,
        fragmentType: 'CustomFragment',
        js: 'let a;',
        commitMessage: 'First',
      })
    ).fragmentUUID,
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
  webhook: async ({ administrator, fresh }: Cast) =>
    idFrom('webhookID')(
      await sendPreparation(administrator, 'POST', '/webhooks', {
        name: `Receiver ${fresh()}`,
        url: 'http://127.0.0.1:9/',
        events: ['discussion.added'],
        roleID: roleIDs.member,
      }),
    ),
  serviceAccount: async ({ administrator, fresh }: Cast) =>
    idFrom('userID')(
      await sendPreparation(administrator, 'POST', '/service-accounts', {
        name: `Service${fresh()}`,
        roleIDs: [roleIDs.member],
      }),
    ),
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
  backup: (cast: Cast) => aKeptFile(cast, { kind: 'backup', status: 'done', file_name: 'backup.tar.gz' }),
  /** A restored backup that a forum with its own database can use. No other change of the data is ordered. */
  restoration: async (cast: Cast) => {
    const { forum } = cast.forum;
    await ownsItsData(cast);
    const result = JSON.stringify({
      ...{ tables: 1, rows: 1, uploads: 0, uploadBytes: 0, differences: [] },
      ...{ dateCreated: '2026-11-26T03:00:00.000Z', siteUrl: 'http://old.example' },
    });
    const { site_task_id: taskID } = await forum.db
      .insertInto('site_task')
      .values({ kind: 'restore', status: 'done', result })
      .returning('site_task_id')
      .executeTakeFirstOrThrow();
    const folder = join(forum.configuration.dataFolder, 'restored', String(taskID));
    for (const part of ['database', 'uploads']) await mkdir(join(folder, part), { recursive: true });
    await writeFile(join(folder, 'jobs.json'), '[]');
    return taskID;
  },
  /** The name of former data. No other change of the data is ordered. */
  formerData: async (cast: Cast) => {
    await ownsItsData(cast);
    const name = `before-restore-${cast.fresh()}`;
    const folder = join(cast.forum.forum.configuration.dataFolder, name);
    for (const part of ['database', 'uploads']) await mkdir(join(folder, part), { recursive: true });
    writeFormer(folder, { kind: 'restore', date: '2026-11-27T10:00:00.000Z', dateData: '2026-11-26T03:00:00.000Z' });
    return name;
  },
  /** A finished export. No export waits or runs then. */
  siteExport: async (cast: Cast) => {
    await sql`update site_task set status = 'cancelled' where kind = 'export'`.execute(cast.forum.forum.db);
    const input = JSON.stringify({ form: 'data', scope: 'public', hasUploads: false, hasAddresses: false });
    return aKeptFile(cast, { kind: 'export', status: 'done', file_name: 'export.tar.gz', input });
  },
  /** The name of an uploaded dump. No import waits or runs then. */
  dump: async ({ forum: { forum }, fresh }: Cast) => {
    await sql`update site_task set status = 'cancelled' where kind = 'import'`.execute(forum.db);
    const name = `Shelf${fresh()}`;
    const folder = join(forum.configuration.dataFolder, 'imports/dumps', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'Users.xml'), '<users></users>');
    return name;
  },
  /** A finished dry run with its list of lost rows. */
  import: async (cast: Cast) => {
    const { forum } = cast.forum;
    const options = { place: 'uploaded', name: await records.dump(cast), category: null, site: null, hosts: [] };
    const input = JSON.stringify({ options, isDryRun: true });
    const result = JSON.stringify({
      report: { kinds: [], incomplete: [], faults: [], countFaults: 0, countAttached: 0 },
      hasList: true,
    });
    const { site_task_id: taskID } = await forum.db
      .insertInto('site_task')
      .values({ kind: 'import', status: 'done', input, result })
      .returning('site_task_id')
      .executeTakeFirstOrThrow();
    const folder = join(forum.configuration.dataFolder, 'imports/lists');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${taskID}.txt`), 'users 1: skipped');
    return taskID;
  },
  /** The choice of a job that has failed. */
  failedJob: async ({ forum: { forum }, fresh }: Cast) => {
    const startAfter = new Date(forum.now().getTime() + 86_400_000);
    await forum.jobs.send(mentionRefresh, { userID: 1 }, { startAfter, singletonKey: `failed ${fresh()}` });
    const { rows } = await sql<{ jobID: string }>`
      update pgboss.job set state = 'failed', completed_on = now() where name = ${mentionRefresh.name} and state = 'created'
      returning id as "jobID"`.execute(forum.db);
    return { kind: mentionRefresh.name, jobID: rows[0]?.jobID };
  },
  /** A recount that waits. No other recount waits or runs then. */
  recount: async ({ forum: { forum } }: Cast) => {
    await sql`update site_task set status = 'cancelled' where kind = 'recount'`.execute(forum.db);
    const values = { kind: 'recount' };
    const row = forum.db.insertInto('site_task').values(values).returning('site_task_id');
    return (await row.executeTakeFirstOrThrow()).site_task_id;
  },
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
