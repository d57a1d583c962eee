import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { t } from '#api/words.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './bulk-selection.css.ts';
import { useBulkSelection } from './bulk-selection.tsx';

/**
 * The box that selects a row, "Select: …". With shift, by pointer or space bar, it selects all from the box pressed
 * last; shift with the arrows up and down takes the selection along, row by row. One that refuses can be reached and says
 * why.
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
    boxOf(range.reached)?.focus();
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
          // A box changes by shift and space in no browser, so the range is taken here.
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

/** The box of a row, wherever on the page it stands. */
export const boxOf = (id: number | undefined): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-bulk-row="${id}"] input`);

/** The box over the boxes: selects all rows of the page, or none; half ticked when some are. */
export function BulkSelectAll() {
  const selecting = useBulkSelection();
  return selecting ? <Checkbox {...selecting.selection.getAllProps()} label={t('moderation.bulk.select-all')} /> : null;
}

/** What a row says of itself: that it is being worked on, or why a job failed with it. */
export function BulkNote({ id }: { id: number }) {
  const selecting = useBulkSelection();
  if (!selecting) return null;
  const { reasons, getRowProps } = selecting.selection;
  if (reasons[id]) return <span className={styles.problem}>{reasons[id]}</span>;
  return getRowProps(id)['aria-busy'] ? (
    <span className={styles.note}>{t('moderation.bulk.still-processed')}</span>
  ) : null;
}
