import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '#api/words.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { skipLink } from '#components/primitives/text/skip-link.css.ts';
import { type BulkSelectionApi, connectBulkSelection } from '#machines/moderation/bulk/bulk-selection.connect.ts';
import { bulkSelectionMachine } from '#machines/moderation/bulk/bulk-selection.machine.ts';
import {
  discussionSelectionKeys,
  type KeptSelection,
  readKeptSelection,
  type SelectionKeys,
} from '#machines/moderation/bulk/kept-selection.ts';
import * as styles from './bulk-selection.css.ts';

/** A selection with the box that was pressed last, from which a range reaches. */
export interface Selecting {
  readonly selection: BulkSelectionApi;
  readonly anchor: RefObject<number | undefined>;
}

const SelectionContext = createContext<Selecting | undefined>(undefined);

/** The selection around a part; undefined until what is kept on the device has been read, and where nothing is selected. */
export const useBulkSelection = (): Selecting | undefined => use(SelectionContext);

/** What a selection takes: the list's records in their order, and what stands after the list. */
export interface BulkSelectionProps {
  readonly order: readonly number[];
  readonly keys?: SelectionKeys;
  readonly limit?: number;
  /** The list; its rows hold a `BulkCheckbox` each. */
  readonly children: ReactNode;
  readonly toolbar: ReactNode;
  /** Whether a link that skips to the toolbar stands before the list; false where the list has one of its own. */
  readonly hasSkip?: boolean;
}

/** The address of the toolbar on the page, for skipping to it. */
export const bulkToolbarID = 'bulk-actions';

/**
 * Lets the rows of a list be selected and acted on together (`spec/behaviours.md` §11). The selection is kept on the
 * device; what can be done with it stands after the list, and a link before the list leads there.
 */
export function BulkSelection(props: BulkSelectionProps) {
  const { keys = discussionSelectionKeys } = props;
  const kept = useKeptSelection(keys);
  return kept ? <SelectingRows {...props} keys={keys} kept={kept} /> : props.children;
}

function useKeptSelection(keys: SelectionKeys): KeptSelection | undefined {
  const [kept, setKept] = useState<KeptSelection>();
  useEffect(() => {
    let isWanted = true;
    void readKeptSelection(keys).then((found) => isWanted && setKept(found));
    return () => {
      isWanted = false;
    };
  }, [keys]);
  return kept;
}

function SelectingRows({ order, keys, limit, kept, children, toolbar, hasSkip = true }: SelectingProps) {
  const [snapshot, send] = useMachine(bulkSelectionMachine, {
    input: { keys, kept, ...(limit !== undefined && { limit }) },
  });
  const anchor = useRef<number | undefined>(undefined);
  const ids = order.join();
  // The same until something has changed: boxes may stand elsewhere on the page, and hear of it by this.
  const selecting = useMemo(
    () => ({ selection: connectBulkSelection(snapshot, send, ids ? ids.split(',').map(Number) : []), anchor }),
    [snapshot, send, ids],
  );
  return (
    <SelectionContext value={selecting}>
      <div {...selecting.selection.getRootProps()} className={hasSkip ? undefined : styles.apart}>
        {hasSkip && <BulkSkip />}
        {children}
        {toolbar}
      </div>
    </SelectionContext>
  );
}

/** The link that leads to the toolbar, while there is one. */
export function BulkSkip() {
  return useBulkSelection()?.selection.isShown ? (
    <a href={`#${bulkToolbarID}`} className={skipLink}>
      {t('moderation.bulk.skip')}
    </a>
  ) : null;
}

/** Lets parts that stand elsewhere on the page take part in a selection. */
export const BulkSelectionScope = ({ selecting, children }: { selecting: Selecting; children: ReactNode }) => (
  <SelectionContext value={selecting}>{children}</SelectionContext>
);

type SelectingProps = BulkSelectionProps & { keys: SelectionKeys; kept: KeptSelection };
