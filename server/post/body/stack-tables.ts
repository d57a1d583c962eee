/** The most columns of a table that can be stacked (`spec/behaviours.md`, part 2 §9). */
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

/** The words of a cell, made fit to stand in an attribute; the sanitiser has escaped the rest. */
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
 * Makes the tables of sanitised HTML fit to be stacked on small screens: each cell carries the words of its column's
 * head (`data-label`), and roles keep for those who listen that it is a table, however it is drawn. Tables without heads
 * or with cells over several rows or columns stay as they are and scroll.
 */
export const stackTables = (html: string): string =>
  html.replace(/<table\b[\s\S]*?<\/table>/g, (table) => stacked(table));
