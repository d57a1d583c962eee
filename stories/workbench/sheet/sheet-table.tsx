import { type RefObject, useMemo } from 'react';
import { storyLinkWith } from '#stories/workbench/story-links.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { ColumnFrame } from './column-frame.tsx';
import * as styles from './contact-sheet.css.ts';
import { reviewedPicture } from './reviewed-pictures.ts';
import { columnWidth, type SheetColumn } from './sheet-columns.ts';
import { rowName, type SheetState } from './sheet-state.ts';
import { cellHeight } from './snapshot.ts';
import { drawingKey, type SheetCells } from './use-sheet-cells.ts';

interface SheetTableProps {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetState[];
  /** All states of the machine, in the order of the reviewed pictures. */
  readonly all: readonly SheetState[];
  readonly address: string;
  readonly width: number;
  readonly scale: number;
  readonly cells: SheetCells;
}

const { gap, nameWidth, headHeight } = styles;

/** The cells of a sheet: a table of links, and behind each column its cells. */
export function SheetTable({ room, columns, rows, all, address, width, scale, cells }: SheetTableProps) {
  const row = cellHeight * scale + gap;
  const widths = columns.map((column) => columnWidth(column, width) * scale + gap);
  const left = (index: number) => nameWidth + widths.slice(0, index).reduce((sum, one) => sum + one, 0);
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.ground} style={{ inlineSize: left(columns.length) }}>
        <table className={styles.table}>
          <thead>
            <tr style={{ blockSize: headHeight }}>
              <th scope="col" className={styles.corner} style={{ inlineSize: nameWidth }}>
                State
              </th>
              {columns.map(({ name }, index) => (
                <th key={name} scope="col" className={styles.head} style={{ inlineSize: widths[index] }}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((state) => (
              <tr key={state.state} style={{ blockSize: row }}>
                <th scope="row" className={styles.name}>
                  {rowName(state)}
                </th>
                {columns.map((column, index) => (
                  <td key={column.name} className={styles.place}>
                    <a
                      className={styles.link}
                      href={storyLinkWith(column.settings, state.story)}
                      target="_top"
                      style={{ inlineSize: (widths[index] ?? 0) - gap, blockSize: row - gap }}
                    >
                      <span className={visuallyHidden}>
                        Open {rowName(state)}, {column.name}
                      </span>
                    </a>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {columns.map((column, index) => (
          <div
            key={column.name}
            className={styles.column}
            style={{ insetInlineStart: left(index), insetBlockStart: headHeight, inlineSize: widths[index] }}
          >
            {column.reviewed ? (
              <Pictures {...{ column, rows, all, address, scale }} size={(widths[index] ?? 0) - gap} />
            ) : (
              <LiveColumn {...{ column, rows, cells, scale, width }} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type LiveColumnProps = Pick<SheetTableProps, 'rows' | 'cells' | 'scale' | 'width'> & { readonly column: SheetColumn };

function LiveColumn({ column, rows, cells: { looks, contents }, scale, width }: LiveColumnProps) {
  const look = looks[column.name];
  const own = useMemo(() => rows.map(({ state }) => contents[drawingKey(column, state)]), [rows, contents, column]);
  if (!look) return null;
  return (
    <ColumnFrame
      key={rows.length}
      title={column.name}
      look={look}
      contents={own}
      width={columnWidth(column, width)}
      scale={scale}
      gap={gap}
    />
  );
}

type PicturesProps = Pick<SheetTableProps, 'rows' | 'all' | 'address' | 'scale'> & {
  readonly column: SheetColumn;
  readonly size: number;
};

const Pictures = ({ column, rows, all, address, scale, size }: PicturesProps) =>
  rows.map((row) => (
    <div key={row.state} className={styles.picture} style={{ blockSize: cellHeight * scale, marginBlockEnd: gap }}>
      <img
        loading="lazy"
        alt={`${rowName(row)}, ${column.name}`}
        src={reviewedPicture(address, { index: all.indexOf(row), count: all.length }, column.reviewed ?? 'light')}
        style={{ inlineSize: size }}
      />
    </div>
  ));
