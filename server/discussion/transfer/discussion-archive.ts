import { sql } from 'kysely';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { commentAnchor, commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { Language, SiteLanguage } from '#api/languages.ts';
import type { Translations } from '#api/translations.ts';
import type { DiscussionRow } from '#server/discussion/list/discussion-row.ts';
import { type CommentRow, commentColumns, presentComments } from '#server/discussion/thread/comment-row.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { archiveEnd, archiveHead, archivePost } from './archive-page.ts';
import { createImageEmbedder } from './archive-pictures.ts';

/** The number of comments per query. */
const portion = 200;

async function* commentsOf(forum: Forum, viewer: Viewer, discussionID: number): AsyncGenerator<Comment> {
  let position = 0;
  for (;;) {
    const { rows } = await sql<CommentRow>`
      select ${commentColumns([])}
      from comment c join discussion d on d.discussion_id = c.discussion_id
      where c.discussion_id = ${discussionID} and c.delete_method is distinct from 'full' and c.position > ${position}
      order by c.position limit ${portion}
    `.execute(forum.db);
    yield* await presentComments(forum.db, viewer, rows, ['insertUser']);
    if (rows.length < portion) return;
    position = rows.at(-1)?.position ?? 0;
  }
}

const datesIn = ({ intl }: SiteLanguage) => {
  const format = new Intl.DateTimeFormat(intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (date: string | Date): string => `${format.format(new Date(date))} UTC`;
};

/** The input of an archive. */
export interface ArchiveInput {
  readonly viewer: Viewer;
  readonly language: Language;
  /** The discussion with its body. The viewer's permission has been checked. */
  readonly row: DiscussionRow;
}

/**
 * Generates the whole thread of a discussion as one HTML file. The comments are loaded in batches, so that memory usage
 * does not grow with the thread.
 */
export async function* writeArchive(forum: Forum, { viewer, language, row }: ArchiveInput): AsyncGenerator<string> {
  const words = await loadTexts(forum, language);
  const { siteUrl } = forum.configuration;
  const dateWords = datesIn(words.spoken);
  const render = createImageEmbedder({
    media: forum.media,
    siteUrl,
    linkWords: (name) => words.t('options.archive.picture', { name }),
  });
  const own = { discussionID: row.discussion_id, name: row.name };
  const url = siteUrl + discussionUrl(own);
  const authors = await findAuthors(forum.db, [row.insert_user_id]);
  const names = new Map<number, string>();
  yield archiveHead({ spoken: words.spoken, title: row.name, url });
  yield await madeLine(forum, words, { url, date: dateWords(forum.now()) });
  yield archivePost({
    id: 'discussion',
    author: authors(row.insert_user_id).name,
    url,
    date: row.date_inserted,
    dateWords: dateWords(row.date_inserted),
    notes: editedNote(row.date_updated),
    html: await render(row.body_html ?? ''),
  });
  yield `<h2>${escapeHtml(words.t('options.archive.comments', { count: row.count_comments }))}</h2>\n`;
  for await (const comment of commentsOf(forum, viewer, row.discussion_id)) yield writeComment(comment);
  yield archiveEnd;

  function editedNote(date: string | null | undefined) {
    return date ? [{ words: words.t('options.archive.edited', { date: dateWords(date) }) }] : [];
  }

  function acceptedNote({ qna }: Comment) {
    return qna === 'accepted' ? [{ words: `✓ ${words.t('discussion.comment.accepted')}` }] : [];
  }

  async function writeComment(comment: Comment): Promise<string> {
    const { commentID, parentCommentID, insertUser, dateInserted, dateUpdated } = comment;
    const isRemoved = comment.displayMode === 'tombstone';
    const author = isRemoved ? words.t('post.author.removed') : (insertUser?.name ?? words.t('post.author.removed'));
    names.set(commentID, author);
    const parent = parentCommentID === null ? undefined : names.get(parentCommentID);
    const reply = parent
      ? [
          {
            words: words.t('options.archive.reply', { author: parent }),
            href: `#${commentAnchor(parentCommentID ?? 0)}`,
          },
        ]
      : [];
    const removed = `<p>${escapeHtml(words.t('discussion.comment.removed'))}</p>`;
    return archivePost({
      id: commentAnchor(commentID),
      author,
      url: siteUrl + commentUrl(commentID),
      date: dateInserted,
      dateWords: dateWords(dateInserted),
      notes: [...acceptedNote(comment), ...reply, ...editedNote(dateUpdated)],
      html: isRemoved ? removed : await render(comment.body ?? ''),
    });
  }
}

async function madeLine(
  forum: Forum,
  { t }: Translations,
  { url, date }: { url: string; date: string },
): Promise<string> {
  const site = (await forum.settings.get())['ui.siteName'];
  const mark = '\uE000';
  const [before = '', after = ''] = escapeHtml(t('options.archive.made', { site, date, link: mark })).split(mark);
  return `<p class="quiet">${before}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>${after}</p>\n`;
}
