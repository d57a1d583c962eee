import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { t } from '#api/translations.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './bulk-selection.css.ts';
import { useBulkSelection } from './bulk-selection.tsx';

/**
 * The checkbox that selects a row ("Select: …"). With Shift, a click or the space bar selects all rows from the
 * checkbox pressed last. Shift with the arrow keys up and down extends the selection row by row. A checkbox that cannot
 * be selected is focusable and shows the reason.
 */
export function BulkCheckbox({ id, name }: { id: number; name: string }) {
  const selecting = useBulkSelection();
  const reasonID = useId();
  if (!selecting) return null;
  const { selection, anchor } = selecting;
  const refusal = selection.refusalOf(id);
  const press = (shiftKey: boolean) => {
    selection.press(id, { shiftKey }, anchor.current);
    anchor.current = id;
  };
  const extend = (step: 1 | -1) => {
    const range = selection.extend(id, step, anchor.current);
    if (!range) return;
    anchor.current = range.anchor;
    findRowCheckbox(range.reached)?.focus();
  };
  return (
    <span className={styles.box} data-bulk-row={id}>
      <Checkbox
        {...selection.getBoxProps(id)}
        label={t('moderation.bulk.select', { name })}
        labelHidden
        {...(refusal && { 'aria-describedby': reasonID })}
        onChange={({ nativeEvent }: ChangeEvent) => press((nativeEvent as unknown as MouseEvent).shiftKey === true)}
        onKeyDown={(event: KeyboardEvent) => {
          const step = steps[event.key];
          // No browser toggles a checkbox on Shift+Space, so the range is selected here.
          if (!event.shiftKey || (event.key !== ' ' && !step)) return;
          event.preventDefault();
          if (step) extend(step);
          else press(true);
        }}
      />
      {refusal && <VisuallyHidden id={reasonID}>{refusal}</VisuallyHidden>}
    </span>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the checkbox of a row, wherever on the page it is. */
export const findRowCheckbox = (id: number | undefined): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-bulk-row="${id}"] input`);

/** The select-all checkbox: selects or deselects all rows of the page. It is indeterminate when some are selected. */
export function BulkSelectAll() {
  const selecting = useBulkSelection();
  return selecting ? <Checkbox {...selecting.selection.getAllProps()} label={t('moderation.bulk.select-all')} /> : null;
}

/** The note of a row: a pending state, or the error of a failed job. */
export function BulkRowNote({ id }: { id: number }) {
  const selecting = useBulkSelection();
  if (!selecting) return null;
  const { reasons, getRowProps } = selecting.selection;
  if (reasons[id]) return <span className={styles.problem}>{reasons[id]}</span>;
  return getRowProps(id)['aria-busy'] ? (
    <span className={styles.note}>{t('moderation.bulk.still-processed')}</span>
  ) : null;
}
