import { useEffect, useRef } from 'react';
import type { BulkJobProps } from './bulk-job.tsx';
import { useBulkSelection } from './bulk-selection.tsx';

/**
 * The comment to split off, requested from its menu. `onWanted` resets it when the dialog opens or the comment cannot
 * be selected.
 */
export interface SplitRequestProps {
  readonly wanted: number | undefined;
  readonly onWanted: (commentID: number | undefined) => void;
}

/** Selects the comment to split off, then opens the dialog for all selected comments. */
export function useSplitRequest({
  wanted,
  onWanted,
}: SplitRequestProps): Pick<BulkJobProps, 'requestedIDs' | 'onRequestHandled'> {
  const selection = useBulkSelection()?.selection;
  const isSelected = wanted !== undefined && selection?.checked.includes(wanted) === true;
  const latest = useRef({ selection, onWanted });
  latest.current = { selection, onWanted };
  useEffect(() => {
    const { selection: current, onWanted: tell } = latest.current;
    if (wanted === undefined || isSelected) return;
    if (current?.refusalOf(wanted)) tell(undefined);
    else current?.press(wanted, { shiftKey: false }, undefined);
  }, [wanted, isSelected]);
  return { requestedIDs: isSelected ? selection?.checked : undefined, onRequestHandled: () => onWanted(undefined) };
}
