import { type BlockState, type Parser, wrapBlockRule } from './wrap-rule.ts';

/** Returns the cells of a table row, split as the parser splits them. */
function cellsOf({ src, bMarks, tShift, eMarks }: BlockState, line: number): string[] {
  const cells = src
    .slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line])
    .trim()
    .split(/(?<!\\)\|/);
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
}

/** Appends cells beyond the last column of a table, which the parser drops, to the last cell of the row. */
export function tables(parser: Parser): void {
  wrapBlockRule(parser, 'table', (rule) => (state, startLine, endLine, silent) => {
    const first = state.tokens.length;
    const isTable = rule(state, startLine, endLine, silent);
    if (!isTable || silent) return isTable;
    const { tokens } = state;
    let columns = 0;
    let row: number | undefined;
    for (let index = first; index < tokens.length; index += 1) {
      const token = tokens[index];
      if (token?.type === 'th_open') columns += 1;
      else if (token?.type === 'tr_open') row = token.map?.[0];
      else if (token?.type === 'tr_close' && row !== undefined && row > startLine) {
        const beyond = cellsOf(state, row).slice(columns);
        const last = tokens[index - 2];
        if (beyond.length > 0 && last?.type === 'inline')
          last.content = [last.content, ...beyond.map((cell) => cell.replaceAll('\\|', '|').trim())].join(' | ');
      }
    }
    return isTable;
  });
}
