import { useActor } from '@xstate/react';
import { createContext, type ReactNode, type RefObject, use, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { skipLink } from '#components/primitives/text/skip-link.css.ts';
import { type BulkSelectionApi, connectBulkSelection } from '#machines/moderation/bulk/bulk-selection.connect.ts';
import { bulkSelectionMachine } from '#machines/moderation/bulk/bulk-selection.machine.ts';
import {
  discussionSelectionKeys,
  readStoredSelection,
  type SelectionKeys,
  type StoredSelection,
} from '#machines/moderation/bulk/stored-selection.ts';
import * as styles from './bulk-selection.css.ts';

/** The selection, and the record whose checkbox was pressed last, which is the anchor of a range. */
export interface BulkSelectionContextValue {
  readonly selection: BulkSelectionApi;
  readonly anchor: RefObject<number | undefined>;
}

const SelectionContext = createContext<BulkSelectionContextValue | undefined>(undefined);

/**
 * Returns the selection of the nearest provider; undefined until the selection stored in this browser has been read,
 * and outside of a provider.
 */
export const useBulkSelection = (): BulkSelectionContextValue | undefined => use(SelectionContext);

/** The props of BulkSelection: the record IDs in list order, and the toolbar after the list. */
export interface BulkSelectionProps {
  readonly order: readonly number[];
  readonly keys?: SelectionKeys;
  readonly limit?: number;
  /** The list. Each row contains a `BulkCheckbox`. */
  readonly children: ReactNode;
  readonly toolbar: ReactNode;
  /** Whether a skip link to the toolbar is rendered before the list; false if the list has its own. */
  readonly hasSkip?: boolean;
}

/** The element ID of the toolbar, the target of the skip link. */
export const bulkToolbarID = 'bulk-actions';

/**
 * Makes the rows of a list selectable for bulk actions (docs/behavior/moderation.md#selection). The selection is stored
 * in this browser. The toolbar follows the list, and a skip link before the list leads to it.
 */
export function BulkSelection(props: BulkSelectionProps) {
  const { keys = discussionSelectionKeys } = props;
  const stored = useKeptSelection(keys);
  return stored ? <SelectingRows {...props} keys={keys} kept={stored} /> : props.children;
}

function useKeptSelection(keys: SelectionKeys): StoredSelection | undefined {
  const reading = useMemo(() => fromPromise(() => readStoredSelection(keys)), [keys]);
  const [{ output }] = useActor(reading);
  return output;
}

function SelectingRows({ order, keys, limit, kept, children, toolbar, hasSkip = true }: SelectingProps) {
  const [snapshot, send] = useMachine(bulkSelectionMachine, {
    input: { keys, kept, ...(limit !== undefined && { limit }) },
  });
  const anchor = useRef<number | undefined>(undefined);
  const ids = order.join();
  // The context value keeps its identity until something changes, so that checkboxes elsewhere on the page rerender
  // only on changes.
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

/** The skip link to the toolbar, while the toolbar is shown. */
export function BulkSkip() {
  return useBulkSelection()?.selection.isShown ? (
    <a href={`#${bulkToolbarID}`} className={skipLink}>
      {t('moderation.bulk.skip')}
    </a>
  ) : null;
}

/** Provides a selection to components elsewhere on the page. */
export const BulkSelectionScope = ({
  selecting,
  children,
}: {
  selecting: BulkSelectionContextValue;
  children: ReactNode;
}) => <SelectionContext value={selecting}>{children}</SelectionContext>;

type SelectingProps = BulkSelectionProps & { keys: SelectionKeys; kept: StoredSelection };
