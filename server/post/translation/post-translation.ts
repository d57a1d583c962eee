import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#api/errors.ts';
import type { PostTranslation } from '#api/post/translation/post-translation.contract.ts';
import { charactersIn, providerFor, translateTexts } from '#server/administration/translation/machine-translation.ts';
import { findReadablePost } from '#server/discussion/readable-post.ts';
import type { Forum } from '#server/platform/forum.ts';
import { offeredLanguages } from '#server/platform/http/language-hook.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findCardsIn } from '#server/post/body/link-card.ts';
import type { PostReference } from '#server/post/revision.queries.ts';
import { requireTranslatable } from './post-translation.policy.ts';
import {
  claimTranslation,
  findTranslation,
  releaseTranslation,
  type StoredTranslation,
  storeTranslation,
  type TranslationSource,
} from './post-translation.queries.ts';
import { type TranslateTexts, translateHtml } from './translate-html.ts';
import { spendCharacters } from './translation-budget.ts';

/** The interval and the time limit for polling a translation that another process has begun, in milliseconds. */
const waiting = { pause: 250, longest: 30_000 } as const;

/** The maximum number of attempts when the post changes during its translation. */
const attempts = 3;

const hashOf = (name: string | null, html: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, html]))
    .digest('base64url');

async function findSource(
  forum: Forum,
  viewer: Viewer,
  post: PostReference,
  language: string,
): Promise<TranslationSource> {
  const { name: title, html, categoryID } = await findReadablePost(forum.db, viewer, post);
  await requireTranslatable(forum, categoryID);
  const provider = await providerFor(forum, language);
  if (!provider) throw new ApiError('translation.not-configured');
  const name = post.recordType === 'discussion' ? title : null;
  return { ...post, language, service: provider.name, name, html, hash: hashOf(name, html) };
}

/** A text, and whether a guest requests its translation. */
interface RequestedSource extends TranslationSource {
  readonly isGuest: boolean;
}

/** Sends the text of a post to the service, within the budget, and stores its translation. */
async function translate(forum: Forum, source: RequestedSource, claimed: Date): Promise<StoredTranslation> {
  let from: string | null = null;
  const send: TranslateTexts = async (texts) => {
    const characters = charactersIn(texts);
    const takeBack = await spendCharacters(forum, characters, source);
    let translated = 0;
    const onTranslated = (count: number) => {
      translated += count;
    };
    try {
      const answer = await translateTexts(forum, { texts, format: 'html', from, to: source.language, onTranslated });
      from ??= answer.from;
      return answer.texts;
    } catch (error) {
      await takeBack(characters - translated);
      throw error;
    }
  };
  try {
    const made = { ...(await translateHtml(source, send)), from };
    await storeTranslation(forum.db, source, made, claimed);
    return made;
  } catch (error) {
    await releaseTranslation(forum.db, source, claimed);
    throw error;
  }
}

/** Waits for the translation that another process has begun. Undefined when it failed or takes too long. */
async function awaitTranslation(forum: Forum, source: TranslationSource): Promise<StoredTranslation | undefined> {
  for (let waited = 0; waited < waiting.longest; waited += waiting.pause) {
    const found = await findTranslation(forum.db, source);
    if (found !== 'claimed') return found;
    await pause(waiting.pause);
  }
  return undefined;
}

async function obtain(forum: Forum, source: RequestedSource): Promise<StoredTranslation | undefined> {
  const now = forum.now();
  const isOurs = await claimTranslation(forum.db, source, now);
  return isOurs ? translate(forum, source, now) : awaitTranslation(forum, source);
}

/** The translations under way in this process, by post, text, language and service. */
const underWay = new WeakMap<Forum, Map<string, Promise<StoredTranslation | undefined>>>();

/** Translates a text; simultaneous requests for the same translation share one call of the service. */
async function obtainOnce(forum: Forum, source: RequestedSource): Promise<StoredTranslation | undefined> {
  const ofForum = underWay.get(forum) ?? new Map<string, Promise<StoredTranslation | undefined>>();
  underWay.set(forum, ofForum);
  const key = [source.recordType, source.recordID, source.language, source.service, source.hash].join(' ');
  const known = ofForum.get(key);
  if (known) return known;
  const made = obtain(forum, source).finally(() => ofForum.delete(key));
  ofForum.set(key, made);
  return made;
}

/**
 * Returns a post that the viewer may read in a language of the site: the stored translation of its present text, or a
 * new one within the budget of the day (docs/behavior/post.md#translation).
 *
 * @throws {ApiError} locale.not-found; post-translation.off, .private, .budget-used, .too-long; translation.not-configured
 * and the other errors of the service; the errors of reading the post.
 */
export async function translatePost(
  forum: Forum,
  viewer: Viewer,
  post: PostReference,
  language: string,
): Promise<PostTranslation> {
  if (!(await offeredLanguages(forum)).some(({ code }) => code === language)) throw new ApiError('locale.not-found');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const source = await findSource(forum, viewer, post, language);
    const stored = await findTranslation(forum.db, source);
    const found =
      stored && stored !== 'claimed' ? stored : await obtainOnce(forum, { ...source, isGuest: viewer.userID === 0 });
    if (!found) continue;
    const cards = await findCardsIn(forum.db, [found.html]);
    return { name: found.name, body: cards(found.html), from: found.from, to: language, service: source.service };
  }
  throw new ApiError('server.busy');
}
