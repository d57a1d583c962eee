import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFrameMessage } from '#stories/workbench/frame-message.ts';
import type { Settings } from '#stories/workbench/settings.ts';
import { columnWidth, type SheetColumn } from './sheet-columns.ts';
import { sheetWindowMessage } from './sheet-source.tsx';
import type { WindowLook } from './snapshot.ts';

/** The cells that are drawn so far. */
export interface SheetCells {
  /** The look of each column by its name. */
  readonly looks: Readonly<Record<string, WindowLook>>;
  /** The content of each cell by the key of its drawing. */
  readonly contents: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly columns: readonly SheetColumn[];
  readonly states: readonly string[];
  readonly width: number;
  /** The frame of the window that draws. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The number of states above the visible part, and in it. */
  readonly visible: () => { readonly first: number; readonly count: number };
}

/** Returns the settings that change the content. Palettes only change the styles, so they share a drawing. */
const drawingOf = ({ settings: { palette: _, ...others }, width }: SheetColumn) => ({ ...others, width });

/** Returns the key of the drawing of a state in a column. */
export const drawingKey = (column: SheetColumn, state: string): string =>
  `${JSON.stringify(drawingOf(column))} ${state}`;

/** Draws all cells of a sheet in the background, visible ones first. */
export function useSheetCells({ columns, states, width, frame, visible }: Wanted): SheetCells {
  const [cells, setCells] = useState<SheetCells>({ looks: {}, contents: {} });
  const drawn = useRef(cells);
  drawn.current = cells;
  const source = useFrameMessage(sheetWindowMessage);
  useEffect(() => {
    if (!source) return;
    let isLeft = false;
    const live = columns.filter(({ reviewed }) => reviewed === undefined);
    const add = (change: (before: SheetCells) => SheetCells) => {
      drawn.current = change(drawn.current);
      setCells(drawn.current);
    };
    const missing = (column: SheetColumn) =>
      states.filter((state) => !(drawingKey(column, state) in drawn.current.contents));
    const keepLook = (column: SheetColumn) => {
      const look = source.look();
      if (drawn.current.looks[column.name]?.css !== look.css)
        add((before) => ({ ...before, looks: { ...before.looks, [column.name]: look } }));
    };
    const drawSome = async (column: SheetColumn, wanted: readonly string[]) => {
      if (wanted.length === 0 && column.name in drawn.current.looks) return;
      if (frame.current) frame.current.style.inlineSize = `${columnWidth(column, width)}px`;
      await source.set({ ...plain, ...column.settings });
      for (const state of wanted) {
        if (isLeft) return;
        const content = await source.draw(state);
        // A later run may have changed the settings of the window during the drawing.
        if (isLeft) return;
        // The styles of a part are loaded with the part, so the first drawings can add some.
        if (state === wanted[0]) keepLook(column);
        add((before) => ({ ...before, contents: { ...before.contents, [drawingKey(column, state)]: content } }));
      }
      if (!isLeft) keepLook(column);
    };
    const drawAll = async () => {
      for (let first = true; !isLeft; first = false) {
        const { first: from, count } = visible();
        const near = states.slice(from, from + count);
        const open = live.filter((column) => missing(column).length > 0 || !(column.name in drawn.current.looks));
        if (open.length === 0 && !first) return;
        const isAnyNear = open.some((column) => missing(column).some((state) => near.includes(state)));
        for (const column of open) {
          const left = missing(column);
          const wanted = isAnyNear ? left.filter((state) => near.includes(state)) : left.slice(0, 6);
          if (isLeft) return;
          await drawSome(column, wanted);
        }
      }
    };
    drawAll();
    return () => {
      isLeft = true;
    };
  }, [source, columns, states, width, frame, visible]);
  return cells;
}

/** The settings that a column changes from. */
const plain: Partial<Settings> = { palette: 'light', dir: 'ltr', width: 0, text: 100 };
