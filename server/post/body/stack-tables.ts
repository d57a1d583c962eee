/** The maximum number of columns of a stackable table (docs/behavior/post.md#tables). */
const mostColumns = 1_000;

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
  caption: 'caption',
};

/**
 * Returns the text of a cell for use in an attribute. All but the quotation marks is already escaped by the sanitiser.
 */
const wordsOf = (cell: string): string =>
  cell
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('"', '&quot;')
    .replace(/\s+/g, ' ')
    .trim();

const headsOf = (table: string): string[] => {
  const head = /<thead[^>]*>([\s\S]*?)<\/thead>/.exec(table)?.[1] ?? '';
  return [...head.matchAll(/<t([hd])\b[^>]*>([\s\S]*?)<\/t\1>/g)].map(([, , cell = '']) => wordsOf(cell));
};

const isRegular = (table: string): boolean =>
  !/\b(?:col|row)span=/.test(table) && table.indexOf('<table', 1) < 0 && (table.match(/<thead/g)?.length ?? 0) === 1;

function stacked(table: string): string {
  const heads = headsOf(table);
  if (!isRegular(table) || heads.length === 0 || heads.length >= mostColumns) return table;
  let column = 0;
  let isHead = false;
  return table.replace(/<(\/?)(table|thead|tbody|tfoot|tr|th|td|caption)\b/g, (tag, closing: string, name: string) => {
    if (name === 'thead') isHead = !closing;
    if (name === 'tr') column = 0;
    if (closing) return tag;
    if (name === 'table') return '<table class="stackable" role="table"';
    if (name !== 'td' && name !== 'th') return `${tag} role="${roles[name]}"`;
    const head = heads[column++];
    const role = name === 'td' ? 'cell' : isHead ? 'columnheader' : 'rowheader';
    return `${tag} role="${role}"${!isHead && head ? ` data-label="${head}"` : ''}`;
  });
}

/**
 * Prepares the tables of sanitised HTML for stacking on small screens. Each cell has the text of its column header
 * (`data-label`), and ARIA roles preserve the table semantics when the CSS display changes. Tables without headers, or
 * with cells that span rows or columns, are unchanged and scroll.
 */
export const stackTables = (html: string): string =>
  html.replace(/<table\b[\s\S]*?<\/table>/g, (table) => stacked(table));

/** Sets the labels of stackable tables again, after the texts of their headers have changed. */
export const relabelCells = (html: string): string =>
  html.replace(/<table class="stackable"[\s\S]*?<\/table>/g, (table) => {
    const heads = headsOf(table);
    let column = 0;
    return table.replace(/<(tr|t[hd])\b[^>]*>/g, (tag, name: string) => {
      if (name === 'tr') {
        column = 0;
        return tag;
      }
      const head = heads[column++] ?? '';
      return tag.replace(/(?<= data-label=")[^"]*/, () => head);
    });
  });
