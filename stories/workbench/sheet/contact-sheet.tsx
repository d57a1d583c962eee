import { useCallback, useMemo, useRef, useState } from 'react';
import type { Scene } from '#stories/support/scene.ts';
import { RegionFilter } from '#stories/workbench/states/region-filter.tsx';
import { isChosen, type RegionChoice } from '#stories/workbench/states/state-filter.ts';
import { storyLink } from '#stories/workbench/story-links.ts';
import * as styles from './contact-sheet.css.ts';
import { sheetColumns, usualColumns } from './sheet-columns.ts';
import { SheetControls } from './sheet-controls.tsx';
import { SheetSource } from './sheet-source.tsx';
import type { SheetState } from './sheet-state.ts';
import { SheetTable } from './sheet-table.tsx';
import { cellHeight } from './snapshot.ts';
import { useSheetCells } from './use-sheet-cells.ts';

interface ContactSheetProps {
  readonly scene: Scene;
  /** `<area>/<stem>` of the machine. */
  readonly address: string;
  readonly states: readonly SheetState[];
}

/** Renders every state of a machine in every mode. With the parameter `cells`, draws the cells for another window. */
export const ContactSheet = (props: ContactSheetProps) =>
  new URLSearchParams(location.search).has('cells') ? <SheetSource scene={props.scene} /> : <Sheet {...props} />;

function Sheet({ scene, address, states }: ContactSheetProps) {
  const [shown, show] = useState<readonly string[]>(usualColumns);
  const [zoom, setZoom] = useState(0.43);
  const [choice, choose] = useState<RegionChoice>({});
  const room = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLIFrameElement>(null);
  const width = scene.width ?? 640;
  const columns = useMemo(
    () => shown.flatMap((name) => sheetColumns.find((column) => column.name === name) ?? []),
    [shown],
  );
  const rows = useMemo(() => states.filter((state) => isChosen(state, choice)), [states, choice]);
  const names = useMemo(() => rows.map(({ state }) => state), [rows]);
  const visible = useCallback(() => {
    const row = cellHeight * zoom + styles.gap;
    const { scrollTop = 0, clientHeight = 800 } = room.current ?? {};
    return { first: Math.floor(scrollTop / row), count: Math.ceil(clientHeight / row) + 1 };
  }, [zoom]);
  const cells = useSheetCells({ columns, states: names, width, frame: source, visible });
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{scene.model.machine.id}: all states</h1>
      <SheetControls shown={shown} onShow={show} zoom={zoom} onZoom={setZoom} />
      <RegionFilter states={states} choice={choice} onChoose={choose} />
      <SheetTable {...{ room, columns, rows, address, width, cells }} all={states} scale={zoom} />
      <iframe
        ref={source}
        className={styles.source}
        title="Drawing of the cells"
        aria-hidden
        tabIndex={-1}
        src={sourceAddress()}
        style={{ inlineSize: width, blockSize: cellHeight }}
      />
    </div>
  );
}

const sourceAddress = () =>
  storyLink(new URLSearchParams(location.search).get('story') ?? '', { mode: 'preview', cells: '1' });
