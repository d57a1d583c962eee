import { GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import type { OutlineItem } from '#machines/administration/outline/outline.machine.ts';
import { recordName, recordNote, recordText } from '#theme/layout/record.css.ts';
import * as styles from './movable-row.css.ts';
import { movableRowProps } from './movable-row.ts';
import { MoveTools } from './move-tools.tsx';
import type { RunningOutline } from './use-outline.ts';
import type { useOutlineDrag } from './use-outline-drag.ts';

/** The presentation of an item: marks beside its name, and a note below it. */
export interface OutlineItemFacts {
  readonly marks?: ReactNode;
  readonly note?: ReactNode;
}

interface OutlineRowProps extends OutlineItemFacts {
  readonly item: OutlineItem;
  readonly outline: RunningOutline;
  readonly getDragProps: ReturnType<typeof useOutlineDrag>;
  /** The ID of the help text of the handle. */
  readonly helpID: string;
  /** The actions of the item, beside those that every item has. */
  readonly children: ReactNode;
}

/** An item of an outline: its handle, its name, and its actions or, while it is held, the buttons that move it. */
export function OutlineRow({ item, outline, getDragProps, helpID, marks, note, children }: OutlineRowProps) {
  const { id, values } = item;
  return (
    <li
      className={styles.movableRow}
      data-item-id={id}
      {...movableRowProps({
        position: outline.positionOf(id),
        isMoved: outline.movedID === id,
        dropSide: outline.target?.id === id ? outline.target.side : undefined,
      })}
    >
      <IconButton
        size="small"
        {...outline.getHandleProps(id)}
        {...getDragProps(id)}
        icon={<GripVertical size={18} />}
        className={styles.handle}
        aria-describedby={helpID}
        data-handle=""
      />
      <div className={recordText}>
        <h3 className={recordName}>
          <bdi>{values.name}</bdi>
          {marks}
        </h3>
        {note && <p className={recordNote}>{note}</p>}
      </div>
      <div className={styles.actions}>
        {outline.heldID === id ? (
          <MoveTools order={outline} nestLabel={outline.canNest ? 'administration.outline.in' : undefined} />
        ) : (
          <>
            {children}
            <RemoveButton item={item} outline={outline} />
          </>
        )}
      </div>
    </li>
  );
}

/** Removes an item. The focus moves to the button that undoes it. */
const RemoveButton = ({ item: { id, values }, outline }: { item: OutlineItem; outline: RunningOutline }) => (
  <IconButton
    size="small"
    label={t('administration.outline.remove', { name: values.name })}
    icon={<Trash2 size={16} />}
    {...outline.getEditProps()}
    onClick={() => {
      outline.remove(id);
      outline.undoButton.current?.focus();
    }}
  />
);
