import { wholeSiteID } from '#api/administration/layout/layout-place.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { aPostField, aProfileField } from '#tests/support/api/request-bodies.ts';
import { type Cast, sendPreparation } from '#tests/support/api/role-cast.ts';
import { records } from '#tests/support/api/role-records.ts';

/** Routes that members call for their own records and moderators for those of other members. */
export const callsOnOthers: readonly string[] = [
  'PATCH /discussions/{id}',
  'PUT /discussions/{id}/tags',
  'PATCH /comments/{id}',
  'PATCH /comments/{id}/answer',
  'DELETE /discussions/{id}/reactions/{userID}',
  'DELETE /comments/{id}/reactions/{userID}',
  'PATCH /users/{id}',
  'PATCH /users/{id}/profile-fields',
  'PUT /users/{id}/hidden',
  'PUT /users/{id}/signature',
  'POST /users/{id}/photo',
  'DELETE /users/{id}/photo',
];

/** Routes without an entry in the moderation log, with the reason. */
export const unloggedRoutes: Readonly<Record<string, string>> = {
  'POST /tags': 'a tag that nobody uses is deleted by `DELETE /tags/{id}`, which is logged',
  'POST /restorations/files': 'logged as `backup.upload` with the last part',
  'POST /tokens': 'a key of one’s own',
  'DELETE /tokens/{id}': 'a key of one’s own',
  'PATCH /drafts/schedule/{id}': 'a draft of one’s own',
  'POST /discussions/question-notifications': 'sends now what the forum sends by itself within half a day',
  'POST /webhooks/{id}/pings': 'sends a test, and is in the history of the webhook',
  'POST /webhooks/{id}/deliveries/{deliveryID}/redeliver':
    'sends what was sent before, and is in the history of the webhook',
  'POST /emails/preview': 'changes nothing',
  'POST /emails/send-test': 'a letter to oneself',
  'POST /emails/send-test-digest': 'a letter to oneself',
  'POST /translation-services/{type}/test': 'translates a sample and changes nothing',
  'POST /translation-services/translate': 'changes nothing',
  'POST /locales/{locale}/words/translation': 'logged as `words.change` if a service has translated texts',
  'POST /mail-server/test': 'a letter to oneself',
  'POST /incoming-mail/check': 'reads the mailbox and changes nothing',
  'POST /email-templates/{id}/render': 'changes nothing',
  'POST /email-templates/{id}/preview': 'a letter to oneself',
  'PUT /fragments/disclosure-state': 'a notice that one has read oneself',
  'POST /layouts/hydrate': 'changes nothing',
  'PUT /layouts/{id}/draft': 'a draft of one’s own',
  'DELETE /layouts/{id}/draft': 'a draft of one’s own',
  'PUT /themes/preview': 'tried on in one’s own session only',
  'POST /themes/preview/markup': 'shows entered HTML and stores nothing',
  'POST /attachments/refresh': 'asks services how things stand',
  'POST /site-health/outside-view': 'changes nothing',
  'POST /held-posts/trial': 'changes nothing',
  'POST /ban-rules/trial': 'changes nothing',
  'POST /automation-rules/preview': 'changes nothing',
  'POST /moderator-notes': 'notes stay as they were written, with name and time',
};

const text = { body: 'Other words', format: 'text' } as const;

const wholeSite = [{ recordType: 'global', recordID: wholeSiteID }];

type Change = (cast: Cast, url: string) => object | undefined | Promise<object | undefined>;

/** Makes the task at the end of an address wait, so that it can be cancelled. */
const waiting: Change = async ({ forum: { forum } }, url) => {
  const id = Number(/\/(\d+)\/cancel/.exec(url)?.[1]);
  const state = { status: 'waiting', file_name: null };
  await forum.db.updateTable('site_task').set(state).where('site_task_id', '=', id).execute();
  return undefined;
};

/** The request bodies, or the preparations, for routes whose minimal request changes nothing. */
export const realChanges: Readonly<Record<string, Change>> = {
  'DELETE /discussions/{id}/canonical-url': async ({ administrator }, url) => {
    await administrator.request({ method: 'PUT', url, payload: { canonicalUrl: 'https://example.org/knots' } });
    return undefined;
  },
  'PATCH /users/{id}/profile-fields': async (cast) => {
    const field = aProfileField(`field-${cast.fresh()}`);
    await sendPreparation(cast.administrator, 'POST', '/profile-fields', field);
    return { [field.apiName]: 'Ash' };
  },
  'PATCH /locales/{locale}': ({ fresh }) => ({ translations: { 'mail.hello': `Hello ${fresh()} {name}!` } }),
  'PATCH /translations/{resource}/remove': async ({ administrator, owner, forum }, url) => {
    const place = { recordType: 'category', recordID: await forum.aCategory(), propertyName: 'name', locale: 'fr' };
    const payload = [{ ...place, translation: `Atelier de ${owner.name}` }];
    await administrator.request({ method: 'PATCH', url: url.replace('/remove', ''), payload });
    return [place];
  },
  'DELETE /email-templates/{id}': async ({ administrator, fresh }, url) => {
    const words = { 'mail.reset.line': `Soon ${fresh()}.` };
    const { pathname, searchParams } = new URL(url, 'http://forum.example');
    const locale = searchParams.get('locale') ?? 'en';
    await administrator.request({ method: 'PATCH', url: pathname, payload: { locale, words } });
    return undefined;
  },
  'DELETE /themes/{id}/assets/{asset}': async ({ administrator }, url) => {
    await administrator.request({ method: 'PUT', url, payload: { radius: 3 } });
    return undefined;
  },
  'PUT /layouts/{id}/views': () => wholeSite,
  'DELETE /layouts/{id}/views': async ({ administrator }, url) => {
    await administrator.request({ method: 'PUT', url: url.replace(/\?.*/, ''), payload: wholeSite });
    return undefined;
  },
  'PATCH /users/bulk-role-assignment': async ({ forum }) => ({
    userIDs: [(await forum.aMember()).userID],
    addRoleIDs: [roleIDs.moderator],
  }),
  'POST /users/{id}/content-deletion': async ({ owner, ...cast }) => {
    await records.comment({ ...cast, owner });
    return undefined;
  },
  'PATCH /discussions/statuses/{id}': ({ fresh }) => ({ name: `Weighed ${fresh()}` }),
  'POST /user-mentions/{id}/anonymize': async (cast) => {
    const [discussionID, body] = [await records.discussion(cast), `A knot for @${cast.owner.name}`];
    await sendPreparation(cast.administrator, 'POST', '/comments', { discussionID, body, format: 'markdown' });
    return undefined;
  },
  'PUT /discussions/{id}/type': () => ({ type: 'question' }),
  'PATCH /comments/{id}': () => text,
  'PATCH /reactions/{urlCode}': ({ fresh }) => ({ name: `Fine ${fresh()}` }),
  'PATCH /users/{id}': ({ fresh }) => ({ title: `Turner ${fresh()}` }),
  'PUT /users/{id}/hidden': () => ({ hidden: true }),
  'PATCH /roles/defaults': async ({ administrator, fresh }) => {
    const role = { name: `Waiting ${fresh()}`, type: 'applicant' };
    return { applicant: (await sendPreparation<{ roleID: number }>(administrator, 'POST', '/roles', role)).roleID };
  },
  'POST /backups/{id}/cancel': waiting,
  'POST /exports/{id}/cancel': waiting,
  'POST /restorations/{id}/cancel': waiting,
  'POST /imports/{id}/cancel': waiting,
  'PATCH /roles/{id}': () => ({ description: 'They turn.' }),
  'PATCH /categories/{id}': ({ fresh }) => ({ name: `Turning ${fresh()}` }),
  'PUT /categories/sorts': async ({ forum }) => {
    const [first, second] = [await forum.aCategory(), await forum.aCategory()];
    const place = (categoryID: number, parentCategoryID: number | null = null) => ({ categoryID, parentCategoryID });
    return { known: [place(first), place(second)], places: [place(first), place(second, first)] };
  },
  'PATCH /tags/{id}': ({ fresh }) => ({ name: `Turning ${fresh()}` }),
  'PATCH /moderation-messages/{id}': () => ({ body: 'Other words' }),
  'PUT /locales/sorts': () => ({ locales: ['ja', 'de'] }),
  'PUT /report-reasons/sorts': () => ({ spam: 40 }),
  'PATCH /post-types/{postTypeID}': ({ fresh }) => ({ name: `Turning ${fresh()}` }),
  'PATCH /post-fields/{postFieldID}': ({ fresh }) => ({ label: `Wood ${fresh()}` }),
  'PUT /post-fields/{postTypeID}/sorts': async ({ administrator, fresh }, url) => {
    const [postTypeID] = url.split('/').slice(-2);
    const [first, second] = [`field-${fresh()}`, `field-${fresh()}`];
    for (const name of [first, second])
      await sendPreparation(administrator, 'POST', '/post-fields', { ...aPostField(name), postTypeID });
    return { [first]: 2, [second]: 1 };
  },
  'PUT /profile-fields/sorts': async (cast) => ({ [await records.profileField(cast)]: 40 }),
  'PUT /reports/{reportID}/assignee': ({ asker }) => ({ assignedUserID: asker.userID }),
  'PATCH /escalations/{escalationID}': () => ({ name: 'Another name' }),
  'PATCH /answer-templates/{id}': () => ({ body: 'Other words' }),
};
