import sanitize from 'sanitize-html';
import { readPlacedWidget } from '#api/administration/layout/placed-widget.ts';
import { foldSpoilers, orderHeadings } from './sanitised-parts.ts';
import { isElsewhere, isOnSite } from './usable-address.ts';

/** Elements that members may use; everything else loses its tags and keeps its text. */
const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'samp', 'var'],
  ...['h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...[
    'a',
    'img',
    'figure',
    'figcaption',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'small',
    'sub',
    'sup',
  ],
  ...['abbr', 'cite', 'q', 'time', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];

/** Elements that go with everything in them. */
const droppedWithContent = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
  ],
  ...['xmp', 'plaintext', 'noembed', 'noframes', 'select', 'button', 'form', 'head'],
];

/** A post stands below the page's own first and second heading. */
const shiftedHeadings: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
};

const withDirection: sanitize.Transformer = (tagName, attribs) => ({ tagName, attribs: { ...attribs, dir: 'auto' } });

const cell: sanitize.Transformer = (tagName, attribs) => {
  const side = /text-align:\s*(left|center|right)/.exec(attribs['style'] ?? '')?.[1] ?? attribs['align'];
  const align = side && /^(left|center|right)$/.test(side) ? { align: side } : {};
  const { align: _, style: __, ...kept } = attribs;
  return { tagName, attribs: { ...kept, ...align, dir: 'auto' } };
};

const link: sanitize.Transformer = (tagName, { href = '', title, class: classes }) => {
  const address = href.trim();
  const attribs = { ...(title && { title }), ...(classes && { class: classes }) };
  if (isOnSite(address)) return { tagName, attribs: { href: address, ...attribs } };
  if (isElsewhere(address)) return { tagName, attribs: { href: address, ...attribs, rel: 'nofollow ugc noopener' } };
  return { tagName: 'span', attribs: {} };
};

const size = (name: string, value: string | undefined) => (value && /^\d{1,4}$/.test(value) ? { [name]: value } : {});

/** Uploaded pictures have their size in their name, so that a page keeps their place before they come. */
const sizeInName = /^\/uploads\/[^?#]*-([1-9]\d{0,4})x([1-9]\d{0,4})\.\w+$/;

const image: sanitize.Transformer = (tagName, { src = '', alt = '', title, ...given }) => {
  const address = src.trim();
  if (!isOnSite(address) && !/^https?:\/\//i.test(address)) return { tagName: 'span', attribs: {}, text: alt };
  const [, width = given['width'], height = given['height']] = sizeInName.exec(address) ?? [];
  const sizes = { ...size('width', width), ...size('height', height) };
  const attribs = { src: address, alt, ...(title && { title }), ...sizes, loading: 'lazy', decoding: 'async' };
  return { tagName, attribs };
};

/** The language of a code block, as our Markdown and Stack Exchange's (`lang-py`) name it. */
const languageOf = (classes = ''): string => {
  const name = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,30})/.exec(classes)?.[1];
  return name ? ` language-${name}` : '';
};

const codeBlock: sanitize.Transformer = (tagName, { class: classes }) => ({
  tagName,
  attribs: { class: `code codeBlock${languageOf(classes)}`, dir: 'ltr', tabindex: '0' },
});

const headings = Object.fromEntries(
  Object.entries(shiftedHeadings).map(([from, to]): [string, sanitize.Transformer] => [
    from,
    () => ({ tagName: to, attribs: { dir: 'auto' } }),
  ]),
);

/** A place for a widget stays one when it names a widget and tells it what it may be told. */
const widgetPlace: sanitize.Transformer = (tagName, { 'data-widget': name, 'data-props': props = '', ...attribs }) =>
  name !== undefined && readPlacedWidget(name, props)
    ? { tagName, attribs: { ...attribs, 'data-widget': name, 'data-props': props } }
    : { tagName, attribs };

const options: sanitize.IOptions = {
  allowedTags,
  nonTextTags: droppedWithContent,
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    pre: ['tabindex'],
    ol: ['start', 'reversed', 'type'],
    th: ['colspan', 'rowspan', 'scope', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    abbr: ['title'],
    time: ['datetime'],
    details: ['open'],
    q: ['cite'],
  },
  allowedClasses: {
    a: ['atMention'],
    pre: ['code', 'codeBlock', 'language-*'],
    code: ['code', 'codeInline', 'language-*'],
    blockquote: ['spoiler'],
    details: ['spoiler'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    ...headings,
    a: link,
    img: image,
    pre: codeBlock,
    th: cell,
    td: cell,
    ...Object.fromEntries(
      ['p', 'ul', 'ol', 'dl', 'figcaption', 'caption', 'summary'].map((tag) => [tag, withDirection]),
    ),
  },
};

/** The ids of footnotes, which `markdown/footnotes.ts` writes; they cannot be those of the page. */
const noteID = /^fn(?:ref)?-[0-9a-z]{8,16}-\d+(?:-\d+)?$/;

const keepNoteID = ({ id, ...attribs }: sanitize.Attributes): sanitize.Attributes =>
  id !== undefined && noteID.test(id) ? { ...attribs, id } : attribs;

const noteLink: sanitize.Transformer = (tagName, attribs) => {
  const made = link(tagName, attribs);
  const label = attribs['aria-label'];
  const kept = keepNoteID({ ...(attribs['id'] && { id: attribs['id'] }) });
  return { ...made, attribs: { ...made.attribs, ...kept, ...(label && { 'aria-label': label }) } };
};

/** A box of a task list shows something, and does nothing. */
const taskBox: sanitize.Transformer = (tagName, { checked, 'aria-label': label = '' }) => ({
  tagName,
  attribs: {
    type: 'checkbox',
    class: 'taskBox',
    disabled: '',
    ...(checked !== undefined && { checked: '' }),
    'aria-label': label,
  },
});

/** What our own Markdown makes beside what HTML of members may hold: footnotes, and boxes of task lists. */
const withNotes: sanitize.IOptions = {
  ...options,
  allowedTags: [...allowedTags, 'input'],
  allowedAttributes: {
    ...(options.allowedAttributes || {}),
    a: ['href', 'title', 'rel', 'id', 'aria-label'],
    li: ['id'],
    div: ['role', 'aria-label'],
    input: ['type', 'disabled', 'checked', 'aria-label'],
  },
  allowedClasses: {
    ...(options.allowedClasses || {}),
    a: ['atMention', 'footnoteBack'],
    sup: ['footnoteReference'],
    div: ['footnotes'],
    li: ['task'],
    input: ['taskBox'],
  },
  transformTags: {
    ...options.transformTags,
    a: noteLink,
    li: (tagName, attribs) => ({ tagName, attribs: keepNoteID(attribs) }),
    input: taskBox,
  },
};

const withWidgets: sanitize.IOptions = {
  ...options,
  allowedAttributes: { ...(options.allowedAttributes || {}), div: ['data-widget', 'data-props'] },
  transformTags: { ...options.transformTags, div: widgetPlace },
};

/** The names in places of widgets that would hold none, since nothing reads them or they tell something wrong. */
export function oddWidgetPlaces(html: string): string[] {
  const odd: string[] = [];
  const look: sanitize.Transformer = (tagName, attribs) => {
    const { 'data-widget': name, 'data-props': props = '' } = attribs;
    if (name !== undefined && (tagName !== 'div' || !readPlacedWidget(name, props))) odd.push(name);
    return { tagName, attribs };
  };
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { '*': look },
  });
  return odd;
}

/**
 * Makes HTML of any origin safe to show: the one way by which anything a member wrote comes into a page.
 *
 * The result is well formed and has no scripts, styles, ids, forms or frames; links lead to http, https, mail, telephone
 * or this site; headings stand below the page's, without gaps; tables are wrapped so that they scroll by themselves. What
 * administrators write for every page may hold places for widgets too; what the forum's own Markdown made may hold footnotes,
 * whose ids are of one form, and the boxes of task lists.
 */
export function sanitiseHtml(html: string, { mayHoldWidgets = false, mayHoldNotes = false } = {}): string {
  // The sanitiser escapes "<" everywhere else, so each "<table" in what it gives is the start of a table.
  const clean = orderHeadings(sanitize(html, mayHoldWidgets ? withWidgets : mayHoldNotes ? withNotes : options))
    .replaceAll('<table', '<div class="tableWrapper" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
  return clean.includes('class="spoiler"') ? foldSpoilers(clean) : clean;
}
