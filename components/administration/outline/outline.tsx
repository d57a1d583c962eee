import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { DiscardQuestion } from '#components/form/discard-question.tsx';
import { useLeaveGuard } from '#components/form/use-leave-guard.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useConfirm } from '#components/primitives/overlay/use-confirm.ts';
import { usePreservedFocus } from '#components/primitives/runtime/use-preserved-focus.ts';
import { Message } from '#components/primitives/text/message.tsx';
import type { OutlineItem } from '#machines/administration/outline/outline.machine.ts';
import { cluster } from '#theme/layout/layout.css.ts';
import { recordSheet } from '#theme/layout/record.css.ts';
import * as styles from './outline.css.ts';
import { type OutlineItemFacts, OutlineRow } from './outline-row.tsx';
import type { RunningOutline } from './use-outline.ts';
import { useOutlineDrag } from './use-outline-drag.ts';

/** A list of an outline. */
export interface OutlineList {
  readonly id: string;
  readonly label: string;
  /** The text of the empty list. */
  readonly empty: string;
  /** The control that adds an item to the list. */
  readonly addition: ReactNode;
}

/** The props of an outline. */
export interface OutlineProps {
  readonly outline: RunningOutline;
  readonly lists: readonly OutlineList[];
  /** The instructions for the handles. */
  readonly help: string;
  readonly factsOf: (item: OutlineItem) => OutlineItemFacts;
  /** Renders the actions of an item, in addition to moving and removing it. */
  readonly actions: (item: OutlineItem) => ReactNode;
}

/**
 * Lists whose items are added, edited, removed, and moved by pointer or keyboard. All are saved together. The outline asks
 * before the page is left with unsaved changes.
 */
export function Outline({ outline, lists, help, factsOf, actions }: OutlineProps) {
  const helpID = useId();
  const getDragProps = useOutlineDrag(outline);
  const preserved = usePreservedFocus();
  const root = useHeldFocus(outline.heldID);
  return (
    <div {...outline.getRootProps()} ref={root} className={styles.root} data-dragging={outline.isDragging || undefined}>
      <LeaveGuard isUnsaved={outline.isChanged} />
      <p id={helpID} className={styles.help}>
        {help}
      </p>
      {outline.problem && (
        <Message tone="error" live {...(outline.isConflict && { actions: <ConflictActions outline={outline} /> })}>
          {outline.problem}
        </Message>
      )}
      {lists.map(({ id: listID, label, empty, addition }) => {
        const items = outline.itemsOf(listID);
        return (
          <section key={listID} className={styles.group} aria-label={label} data-list-id={listID}>
            <h2 className={styles.heading}>{label}</h2>
            <ul className={`${recordSheet} ${styles.list}`} aria-label={label} {...preserved}>
              {items.length === 0 && (
                <li className={styles.empty} data-drop={outline.target?.id === listID || undefined}>
                  {empty}
                </li>
              )}
              {items.map((item) => (
                <OutlineRow
                  key={item.id}
                  item={item}
                  outline={outline}
                  getDragProps={getDragProps}
                  helpID={helpID}
                  {...factsOf(item)}
                >
                  {actions(item)}
                </OutlineRow>
              ))}
            </ul>
            {addition}
          </section>
        );
      })}
      <OutlineBar outline={outline} />
    </div>
  );
}

/** Returns a ref for the root. The handle of the held item keeps the focus when the item moves to another list. */
function useHeldFocus(heldID: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (heldID === undefined || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-moved] [data-handle]')?.focus();
  });
  return root;
}

/** Asks before the page is left while the outline is unsaved. */
function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { isOpen, ask, getRootProps, getCancelProps, getConfirmProps } = useConfirm(async () => proceed());
  const proceed = useLeaveGuard({ isAsking: isOpen, isLeft: false, leave: ask }, { isGuarded: isUnsaved });
  return (
    <>
      <span hidden {...getRootProps()} />
      <DiscardQuestion isAsking={isOpen} onStay={getCancelProps().onClick} onDiscard={getConfirmProps().onClick} />
    </>
  );
}

/** The buttons that save, undo and discard. */
const OutlineBar = ({ outline }: { outline: RunningOutline }) => (
  <div className={cluster()}>
    <Button variant="primary" {...outline.getSaveProps()}>
      {t('administration.outline.save')}
    </Button>
    <Button ref={outline.undoButton} {...outline.getUndoProps()} />
    <Button variant="text" {...outline.getDiscardProps()}>
      {t('administration.outline.discard')}
    </Button>
    <span role="status" className={styles.status}>
      {outline.status}
    </span>
  </div>
);

/**
 * The choice between the own version and the one that somebody else saved. The focus moves to the button that undoes it.
 */
const ConflictActions = ({ outline }: { outline: RunningOutline }) => {
  const choosing = (choose: () => void) => () => {
    choose();
    outline.undoButton.current?.focus();
  };
  return (
    <>
      <Button size="small" onClick={choosing(outline.takeTheirs)}>
        {t('administration.outline.take-theirs')}
      </Button>
      <Button size="small" variant="primary" onClick={choosing(outline.keepMine)}>
        {t('administration.outline.keep-mine')}
      </Button>
    </>
  );
};
