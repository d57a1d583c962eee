import { type ReactNode, useState } from 'react';
import { type ListTools, ListToolsContext, noTools } from '#components/discussion/list/list-tools.ts';

/** A list with the checkboxes that the selection passes to it. */
export function WithTools({ children }: { children: (onTools: (tools: ListTools) => void) => ReactNode }) {
  const [tools, setTools] = useState<ListTools>(noTools);
  return (
    <ListToolsContext value={tools}>
      {tools.head}
      {[1, 2, 3].map((id) => (
        <p key={id}>{tools.box?.(id, `Post ${id}`)}</p>
      ))}
      {children(setTools)}
    </ListToolsContext>
  );
}
