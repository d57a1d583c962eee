import sanitize from 'sanitize-html';
import { parseEmbeddedWidget } from '#api/administration/layout/embedded-widget.ts';
import { inspectHtml } from './inspect-html.ts';
import { isExternalUrl, isSameSiteUrl } from './linkable-url.ts';
import { foldSpoilers, orderHeadings } from './sanitised-parts.ts';

/** Allowed elements. All other elements are removed, and their text is preserved. */
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

/** Elements that are removed together with their content. */
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

/** Headings of a post are shifted below the first and second heading of the page. */
export const shiftedHeadings: Readonly<Record<string, string>> = {
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
  if (isSameSiteUrl(address)) return { tagName, attribs: { href: address, ...attribs } };
  if (isExternalUrl(address)) return { tagName, attribs: { href: address, ...attribs, rel: 'nofollow ugc noopener' } };
  return { tagName: 'span', attribs: {} };
};

const size = (name: string, value: string | undefined) => (value && /^\d{1,4}$/.test(value) ? { [name]: value } : {});

/** The names of uploaded images contain their dimensions, so that a page reserves their space before they load. */
const sizeInName = /^\/uploads\/[^?#]*-([1-9]\d{0,4})x([1-9]\d{0,4})\.\w+$/;

const image: sanitize.Transformer = (tagName, { src = '', alt = '', title, ...given }) => {
  const address = src.trim();
  if (!isSameSiteUrl(address) && !/^https?:\/\//i.test(address)) return { tagName: 'span', attribs: {}, text: alt };
  const [, width = given['width'], height = given['height']] = sizeInName.exec(address) ?? [];
  const sizes = { ...size('width', width), ...size('height', height) };
  const attribs = { src: address, alt, ...(title && { title }), ...sizes, loading: 'lazy', decoding: 'async' };
  return { tagName, attribs };
};

/**
 * Returns the language class of a code block, from the class names of this Markdown or of Stack Exchange (`lang-py`).
 */
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

/** Preserves a widget slot if it names a known widget with valid props. */
const widgetPlace: sanitize.Transformer = (tagName, { 'data-widget': name, 'data-props': props = '', ...attribs }) =>
  name !== undefined && parseEmbeddedWidget(name, props)
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

/** The IDs of footnotes, written by `markdown/footnotes.ts`. They cannot collide with the IDs of the page. */
const noteID = /^fn(?:ref)?-[0-9a-z]{8,16}-\d+(?:-\d+)?$/;

const keepNoteID = ({ id, ...attribs }: sanitize.Attributes): sanitize.Attributes =>
  id !== undefined && noteID.test(id) ? { ...attribs, id } : attribs;

const noteLink: sanitize.Transformer = (tagName, attribs) => {
  const made = link(tagName, attribs);
  const label = attribs['aria-label'];
  const kept = keepNoteID({ ...(attribs['id'] && { id: attribs['id'] }) });
  return { ...made, attribs: { ...made.attribs, ...kept, ...(label && { 'aria-label': label }) } };
};

/** Converts an input to the read-only checkbox of a task list. */
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

/**
 * The sanitiser options for the output of the forum's Markdown, which may additionally contain footnotes and task list
 * checkboxes.
 */
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

/** The sanitiser options for HTML that may contain widget slots. */
export const withWidgets: sanitize.IOptions = {
  ...options,
  allowedAttributes: { ...(options.allowedAttributes || {}), div: ['data-widget', 'data-props'] },
  transformTags: { ...options.transformTags, div: widgetPlace },
};

/**
 * Returns the names of widget slots that would remain empty: slots on elements other than `div`, and slots with an
 * unknown widget or invalid props.
 */
export function findInvalidWidgetSlots(html: string): string[] {
  const odd: string[] = [];
  inspectHtml(html, (tagName, { 'data-widget': name, 'data-props': props = '' }) => {
    if (name !== undefined && (tagName !== 'div' || !parseEmbeddedWidget(name, props))) odd.push(name);
  });
  return odd;
}

/**
 * Sanitises HTML of any origin. All user content passes through this function before it is included in a page.
 *
 * The result is well-formed and contains no scripts, styles, IDs, forms or frames. Links lead to http, https, mail,
 * telephone or this site. Headings are below those of the page, without gaps. Tables are wrapped in scroll containers.
 * HTML that administrators write for all pages may also contain widget slots. The output of the forum's Markdown may
 * also contain footnotes, with IDs of a fixed form, and task list checkboxes.
 */
export function sanitiseHtml(html: string, { mayHoldWidgets = false, mayHoldNotes = false } = {}): string {
  // The sanitiser escapes all other "<", so each "<table" in its output is the start of a table.
  const clean = orderHeadings(sanitize(html, mayHoldWidgets ? withWidgets : mayHoldNotes ? withNotes : options))
    .replaceAll('<table', '<div class="tableWrapper" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
  return clean.includes('class="spoiler"') ? foldSpoilers(clean) : clean;
}
