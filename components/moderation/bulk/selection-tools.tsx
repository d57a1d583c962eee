import { Suspense, useLayoutEffect, useRef } from 'react';
import { type ListTools, noTools } from '#components/discussion/list/list-tools.ts';
import { BulkCheckbox, BulkRowNote, BulkSelectAll } from './bulk-checkbox.tsx';
import { type BulkSelectionContextValue, BulkSelectionScope, BulkSkip, useBulkSelection } from './bulk-selection.tsx';

const toolsOf = (selecting: BulkSelectionContextValue): ListTools => ({
  head: (
    <BulkSelectionScope selecting={selecting}>
      <BulkSelectAll />
      <BulkSkip />
    </BulkSelectionScope>
  ),
  box: (id, name) => (
    <Suspense>
      <BulkSelectionScope selecting={selecting}>
        <BulkCheckbox id={id} name={name} />
      </BulkSelectionScope>
    </Suspense>
  ),
  note: (id) => (
    <BulkSelectionScope selecting={selecting}>
      <BulkRowNote id={id} />
    </BulkSelectionScope>
  ),
});

/** Passes the checkboxes of a selection to its list, which is elsewhere on the page. */
export function SelectionTools({ onTools, split }: SelectionToolsProps) {
  const selecting = useBulkSelection();
  const tell = useRef(onTools);
  tell.current = onTools;
  useLayoutEffect(() => {
    tell.current(selecting ? { ...toolsOf(selecting), ...(split && { split }) } : noTools);
  }, [selecting, split]);
  useLayoutEffect(() => () => tell.current(noTools), []);
  return null;
}

interface SelectionToolsProps extends Pick<ListTools, 'split'> {
  readonly onTools: (tools: ListTools) => void;
}
