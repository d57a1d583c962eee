import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { RequestOverrides } from './request-overrides.ts';
import { type Cast, sendPreparation } from './role-cast.ts';
import { aSharedCategory, records } from './role-records.ts';

const text = { body: 'Text', format: 'text' } as const;
const aDiscussionRecord = async (cast: Cast) => ({
  recordID: await records.discussion(cast),
  recordType: 'discussion' as const,
});

const parentOf = async (cast: Cast) => ({ parentRecordID: await records.discussion(cast) });
const inAnHour = (now: Date) => new Date(now.getTime() + 3_600_000).toISOString();

/** Returns the path of a reaction that exists, so that it can be removed. */
const reactedBy =
  (path: string, record: (cast: Cast) => Promise<number>, whose: '' | 'owner') => async (cast: Cast) => {
    const id = await record(cast);
    const by = whose ? cast.owner : cast.asker;
    // Guests cannot react, so no reaction is created for them.
    if (by.userID > 0) await by.request({ method: 'POST', url: `/api/v2${path}/${id}/reactions`, payload: like });
    return whose ? `${path}/${id}/reactions/${cast.owner.userID}` : `${path}/${id}/reactions`;
  };
const like = { reactionType: 'like' };

/** Posts without words, which are translated without a call of the service. */
const wordless = { name: '1 + 1', body: '2', format: 'text' } as const;

async function aWordlessDiscussion(cast: Cast): Promise<string> {
  const post = { ...wordless, categoryID: await aSharedCategory(cast) };
  const { discussionID } = await sendPreparation<{ discussionID: number }>(cast.owner, 'POST', '/discussions', post);
  return `/discussions/${discussionID}/translation`;
}

async function aWordlessComment(cast: Cast): Promise<string> {
  const post = { ...wordless, discussionID: await records.discussion(cast) };
  const { commentID } = await sendPreparation<{ commentID: number }>(cast.owner, 'POST', '/comments', post);
  return `/comments/${commentID}/translation`;
}

/** Sets up a translation service, and allows sending posts of all categories to it. */
async function aLanguage({ administrator }: Cast) {
  await sendPreparation(administrator, 'PUT', '/translation-services/libretranslate', { url: 'http://127.0.0.1:9' });
  await sendPreparation(administrator, 'PATCH', '/config', {
    'machineTranslation.enabled': true,
    'machineTranslation.posts': true,
    'machineTranslation.privateCategories': true,
  });
  return { language: 'fr' };
}

async function mediumAddress(cast: Cast) {
  return {
    url: (await sendPreparation<{ url: string }>(cast.owner, 'GET', `/media/${await records.medium(cast)}`)).url,
  };
}

/** The bodies, queries and paths of requests about posts, drafts, collections, media and search. */
export const postSpecials: RequestOverrides = {
  'POST /discussions': { body: async (cast) => ({ name: 'Knots', ...text, categoryID: await aSharedCategory(cast) }) },
  'POST /discussions/question': {
    body: async (cast) => ({ name: 'Which knot?', ...text, categoryID: await aSharedCategory(cast) }),
  },
  'POST /discussions/question-notifications': {
    body: async ({ administrator }) => {
      await sendPreparation(administrator, 'PATCH', '/config', { 'qna.followUp.enabled': true });
      return {};
    },
  },
  'POST /discussions/idea': {
    body: async (cast) => ({ name: 'A new knot', ...text, categoryID: await aSharedCategory(cast) }),
  },
  'PATCH /discussions/{id}/idea': {
    path: async (cast) => `/discussions/${await records.idea(cast)}/idea`,
    body: () => ({ statusID: 0, statusNotes: 'In the spring.' }),
  },
  'PATCH /comments/{id}/answer': {
    path: async (cast) => `/comments/${await records.answer(cast)}/answer`,
    body: () => ({ status: 'accepted' }),
  },
  'POST /comments': { body: async (cast) => ({ discussionID: await records.discussion(cast), ...text }) },
  'POST /discussions/{id}/translation': { path: aWordlessDiscussion, body: aLanguage },
  'POST /comments/{id}/translation': { path: aWordlessComment, body: aLanguage },
  'POST /discussions/{id}/reactions': { body: () => like },
  'POST /comments/{id}/reactions': { body: () => like },
  'DELETE /discussions/{id}/reactions': { path: reactedBy('/discussions', records.discussion, '') },
  'DELETE /comments/{id}/reactions': { path: reactedBy('/comments', records.comment, '') },
  'DELETE /discussions/{id}/reactions/{userID}': { path: reactedBy('/discussions', records.discussion, 'owner') },
  'DELETE /comments/{id}/reactions/{userID}': { path: reactedBy('/comments', records.comment, 'owner') },
  'PATCH /discussions/{id}': { body: () => ({ name: 'Knots and bends' }) },
  'PATCH /comments/{id}': { body: () => text },
  'PUT /discussions/{id}/type': { body: () => ({ type: 'discussion' }) },
  'PUT /discussions/{id}/status': { body: async (cast) => ({ statusID: await records.discussionStatus(cast) }) },
  'PUT /discussions/{id}/tags': { body: async (cast) => ({ tagIDs: [await records.tag(cast)] }) },
  'POST /discussions/{id}/tags': { body: async (cast) => ({ tagIDs: [await records.tag(cast)] }) },
  'PUT /discussions/{id}/canonical-url': { body: () => ({ canonicalUrl: 'https://example.org/knots' }) },
  'GET /comments/thread': { query: async (cast) => ({ parentRecordType: 'discussion', ...(await parentOf(cast)) }) },
  'POST /media': { file: 'file' },
  'GET /media/by-url': { query: mediumAddress },
  'DELETE /media/by-url': { query: mediumAddress },
  'DELETE /media/list': { body: async (cast) => ({ mediaIDs: [await records.medium(cast)] }) },
  'DELETE /media/list-by-url': { body: async (cast) => ({ urls: [(await mediumAddress(cast)).url] }) },
  'GET /media/download-by-url': { query: mediumAddress },
  'PATCH /media/{id}/attachment': {
    body: async (cast) => ({ foreignType: 'discussion', foreignID: await records.discussion(cast) }),
  },
  'POST /collections': {
    body: async (cast) => ({ name: `Kept ${cast.fresh()}`, records: [await aDiscussionRecord(cast)] }),
  },
  'GET /collections/by-resource': { query: aDiscussionRecord },
  'PUT /collections/by-resource': {
    body: async (cast) => ({ collectionIDs: [await records.collection(cast)], record: await aDiscussionRecord(cast) }),
  },
  'POST /drafts': { body: () => ({ recordType: 'discussion', attributes: text }) },
  'PATCH /drafts/{id}': { body: () => ({ attributes: text }) },
  'PATCH /drafts/schedule/{id}': { body: ({ forum }) => ({ dateScheduled: inAnHour(forum.forum.now()) }) },
  'GET /search': { query: () => ({ query: 'harbour' }) },
  'POST /media/scrape': { body: () => ({ url: 'https://vimeo.com/12345' }) },
  'GET /posts': { query: () => ({ roleIDs: `${roleIDs.member}` }) },
  'GET /discussions/search': { query: () => ({ query: 'harbour' }) },
  'GET /comments/search': { query: () => ({ query: 'harbour' }) },
};
