import type { Translations } from '#api/translations.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import { type ArchiveLinks, pageFolder } from './site-archive-links.ts';
import type {
  ArchivedCategory,
  ArchivedComment,
  ArchivedDiscussion,
  ArchivedMember,
  ArchivedPost,
  ArchivedRow,
} from './site-archive-selects.ts';

/** The facts that all pages of an archive share. */
export interface ArchiveSite {
  readonly name: string;
  readonly url: string;
  readonly words: Translations;
  readonly links: ArchiveLinks;
  readonly now: Date;
  readonly timeZone: string;
}

/** A page of an archive: the folder of its `index.html`, and its document. */
export interface ArchivePage {
  readonly folder: string;
  readonly html: string;
}

/** A part of a list: its first folder, its number, and whether a part follows. */
export interface Part {
  readonly folder: string;
  readonly page: number;
  readonly hasMore: boolean;
}

/** The templates of the pages of an archive. */
export class ArchivePages {
  readonly #site: ArchiveSite;
  readonly #dates: Intl.DateTimeFormat;

  constructor(site: ArchiveSite) {
    this.#site = site;
    const { timeZone } = site;
    this.#dates = new Intl.DateTimeFormat(site.words.spoken.intl, { dateStyle: 'long', timeStyle: 'short', timeZone });
  }

  /** Returns the first page: the categories, and the newest discussions. */
  home(categories: readonly ArchivedCategory[], recent: readonly ArchivedRow[]): ArchivePage {
    const { t } = this.#site.words;
    const content = `<h1>${escapeHtml(this.#site.name)}</h1>
<h2>${escapeHtml(t('transfer.site.categories'))}</h2>
${this.#tree(categories, null)}
<h2>${escapeHtml(t('transfer.site.recent'))}</h2>
${this.#rows(recent, '')}
<p>${this.#link('', 'discussions/index.html', t('transfer.site.all'))}</p>`;
    return this.#page('', this.#site.name, content);
  }

  /** Returns a page of the list of all discussions. */
  discussions(rows: readonly ArchivedRow[], part: Part): ArchivePage {
    return this.#list(rows, part, this.#site.words.t('transfer.site.discussions'), '');
  }

  /** Returns a page of a category. */
  category({ name, description }: ArchivedCategory, rows: readonly ArchivedRow[], part: Part): ArchivePage {
    return this.#list(rows, part, name, description ? `<p>${escapeHtml(description)}</p>` : '');
  }

  /** Returns a page of a discussion. Its text is on the first page. */
  discussion(
    discussion: ArchivedDiscussion,
    comments: readonly (ArchivedComment & { readonly number: number })[],
    { part, category }: { part: Part; category: ArchivedCategory | undefined },
  ): ArchivePage {
    const { t } = this.#site.words;
    const folder = pageFolder(part.folder, part.page);
    const place = category
      ? `<p class="quiet">${this.#link(folder, `categories/${category.urlcode}/index.html`, category.name)}</p>`
      : '';
    const facts = [
      ...(discussion.isClosed ? [t('transfer.site.closed')] : []),
      ...(discussion.tags.length > 0 ? [t('transfer.site.tags', { tags: discussion.tags.join(', ') })] : []),
    ];
    const first =
      part.page > 1
        ? ''
        : `<article class="post">
<h2>${this.#author(folder, discussion)}</h2>
<p class="quiet">${[this.#date(discussion.date), ...facts.map(escapeHtml)].join(' · ')}</p>
${this.#body(discussion.html, folder)}
</article>`;
    const others = comments.map(
      (comment) => `<article class="post" id="Comment_${comment.id}">
<h2>${escapeHtml(t('transfer.site.comment', { number: String(comment.number) }))} · ${this.#author(folder, comment)}</h2>
<p class="quiet">${this.#date(comment.date)}${comment.isAccepted ? ` · ${escapeHtml(t('transfer.site.accepted'))}` : ''}</p>
${this.#body(comment.html, folder)}
</article>`,
    );
    const content = [place, `<h1><bdi>${escapeHtml(discussion.name)}</bdi></h1>`, first, ...others, this.#pager(part)];
    return this.#page(folder, this.#numbered(discussion.name, part), content.join('\n'));
  }

  /** Returns a page of a member with their posts. */
  member(
    { name, title, about, photoUrl, dateInserted }: ArchivedMember,
    posts: readonly ArchivedPost[],
    part: Part,
  ): ArchivePage {
    const { words, links } = this.#site;
    const folder = pageFolder(part.folder, part.page);
    const photo = photoUrl === null ? undefined : links.upload(photoUrl);
    const items = posts.map(({ discussionID, commentID, date }) => {
      const target = commentID === null ? `${links.discussion(discussionID)}/index.html` : links.comment(commentID);
      const text = links.nameOf(discussionID);
      const kind =
        commentID === null ? words.t('transfer.site.kind.discussion') : words.t('transfer.site.kind.comment');
      return `<li>${target === undefined ? escapeHtml(text) : this.#link(folder, target, text)}
<p class="quiet">${escapeHtml(kind)} · ${this.#date(date)}</p></li>`;
    });
    const content = `${photo === undefined ? '' : `<img class="photo" src="${links.relative(folder, photo)}" alt="">`}
<h1><bdi>${escapeHtml(name)}</bdi></h1>
<p class="quiet">${escapeHtml([...(title ? [title] : []), words.t('transfer.site.since', { date: this.#text(dateInserted) })].join(' · '))}</p>
${about ? `<p dir="auto">${escapeHtml(about)}</p>` : ''}
<h2>${escapeHtml(words.t('transfer.site.posts'))}</h2>
<ul class="list">${items.join('\n')}</ul>
${this.#pager(part)}`;
    return this.#page(folder, this.#numbered(name, part), content);
  }

  #list(rows: readonly ArchivedRow[], part: Part, title: string, words: string): ArchivePage {
    const folder = pageFolder(part.folder, part.page);
    const content = [`<h1><bdi>${escapeHtml(title)}</bdi></h1>`, words, this.#rows(rows, folder), this.#pager(part)];
    return this.#page(folder, this.#numbered(title, part), content.join('\n'));
  }

  #tree(categories: readonly ArchivedCategory[], parent: number | null): string {
    const known = new Set(categories.map(({ categoryID }) => categoryID));
    const children = categories.filter(({ parentCategoryID }) =>
      parent === null ? parentCategoryID === null || !known.has(parentCategoryID) : parentCategoryID === parent,
    );
    if (children.length === 0) return '';
    const items = children.map(({ categoryID, name, urlcode, description, isHeading }) => {
      const title = isHeading
        ? `<bdi>${escapeHtml(name)}</bdi>`
        : this.#link('', `categories/${urlcode}/index.html`, name);
      const more = description ? `<p class="quiet">${escapeHtml(description)}</p>` : '';
      return `<li>${title}${more}${this.#tree(categories, categoryID)}</li>`;
    });
    return `<ul class="list">${items.join('\n')}</ul>`;
  }

  #rows(rows: readonly ArchivedRow[], folder: string): string {
    const { links, words } = this.#site;
    if (rows.length === 0) return `<p>${escapeHtml(words.t('transfer.site.none'))}</p>`;
    const items = rows.map(({ id, author, date }) => {
      const link = this.#link(folder, `${links.discussion(id)}/index.html`, links.nameOf(id));
      return `<li>${link}<p class="quiet"><bdi>${escapeHtml(author)}</bdi> · ${this.#date(date)}</p></li>`;
    });
    return `<ul class="list">${items.join('\n')}</ul>`;
  }

  #pager({ folder, page, hasMore }: Part): string {
    const { t } = this.#site.words;
    if (page === 1 && !hasMore) return '';
    const from = pageFolder(folder, page);
    const to = (number: number, text: string) => this.#link(from, `${pageFolder(folder, number)}/index.html`, text);
    return `<nav class="pager" aria-label="${escapeHtml(t('transfer.site.pages'))}">
${page > 1 ? to(page - 1, t('transfer.site.previous')) : ''}
<span>${escapeHtml(t('transfer.site.page', { page: String(page) }))}</span>
${hasMore ? to(page + 1, t('transfer.site.next')) : ''}
</nav>`;
  }

  #author(folder: string, { userID, author }: { readonly userID: number; readonly author: string }): string {
    const page = this.#site.links.member(userID);
    return page === undefined ? `<bdi>${escapeHtml(author)}</bdi>` : this.#link(folder, `${page}/index.html`, author);
  }

  #body(html: string, folder: string): string {
    return `<div class="body" dir="auto">${this.#site.links.rewrite(html, folder)}</div>`;
  }

  #link(folder: string, path: string, text: string): string {
    return `<a href="${escapeHtml(this.#site.links.relative(folder, path))}"><bdi>${escapeHtml(text)}</bdi></a>`;
  }

  #text(date: string): string {
    return this.#dates.format(new Date(date));
  }

  #date(date: string): string {
    return `<time datetime="${escapeHtml(date)}">${escapeHtml(this.#text(date))}</time>`;
  }

  #numbered(title: string, { page }: Part): string {
    return page > 1 ? `${title} – ${this.#site.words.t('transfer.site.page', { page: String(page) })}` : title;
  }

  #page(folder: string, title: string, content: string): ArchivePage {
    const { name, url, words, links, now } = this.#site;
    const { code, direction } = words.spoken;
    const home = links.relative(folder, 'index.html');
    const archived = words.t('transfer.site.archived', { date: this.#text(now.toISOString()) });
    const html = `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title === name ? name : `${title} – ${name}`)}</title>
<link rel="stylesheet" href="${links.relative(folder, 'style.css')}">
</head>
<body>
<a class="skip" href="#content">${escapeHtml(words.t('transfer.site.skip'))}</a>
<header>
<a class="site" href="${home}"><bdi>${escapeHtml(name)}</bdi></a>
<nav aria-label="${escapeHtml(name)}">
<a href="${home}">${escapeHtml(words.t('transfer.site.categories'))}</a>
<a href="${links.relative(folder, 'discussions/index.html')}">${escapeHtml(words.t('transfer.site.discussions'))}</a>
</nav>
</header>
<main id="content">
${content}
</main>
<footer><p>${escapeHtml(archived)} <a href="${escapeHtml(url)}" dir="ltr">${escapeHtml(url)}</a></p></footer>
</body>
</html>
`;
    return { folder, html };
  }
}
