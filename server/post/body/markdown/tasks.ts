import type { Parser } from './wrap-rule.ts';

const box = /^\[([ xX])\]\s+(?=\S)/;

/** Renders `- [ ] text` and `- [x] text` as list items with a read-only checkbox. */
export function tasks(parser: Parser): void {
  parser.core.ruler.after('inline', 'tasks', ({ tokens, Token }) => {
    for (const [index, item] of tokens.entries()) {
      const inline = tokens[index + 2];
      if (item.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open') continue;
      const text = inline?.children?.[0];
      const found = text?.type === 'text' ? box.exec(inline?.content ?? '') : null;
      if (!text || !found || !text.content.startsWith(`[${found[1]}]`)) continue;
      item.attrSet('class', 'task');
      text.content = text.content.slice(3).trimStart();
      const sign = new Token('task_box', 'input', 0);
      sign.meta = { isDone: found[1] !== ' ' };
      inline?.children?.unshift(sign);
    }
  });
  parser.renderer.rules['task_box'] = (tokens, index) =>
    tokens[index]?.meta?.['isDone']
      ? '<input type="checkbox" class="taskBox" disabled checked aria-label="Done" /> '
      : '<input type="checkbox" class="taskBox" disabled aria-label="Not done" /> ';
}
