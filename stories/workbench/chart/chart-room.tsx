import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSize } from '#stories/workbench/use-size.ts';
import type { Box } from './chart-layout.ts';
import * as styles from './chart-room.css.ts';
import { type ChartView, fittedView, followedView, type Room, zoomedView } from './chart-view.ts';

interface ChartRoomProps {
  readonly chart: Room;
  /** The boxes that stay in sight: the current states of all regions. */
  readonly followed: readonly Box[];
  readonly label: string;
  readonly children: ReactNode;
}

/** The smallest scale at which a chart opens: smaller text would not be readable. */
const readable = 0.7;
/** The height of the zoom buttons, which cover the lower end of the region. */
const buttonHeight = 40;
const pan = 60;
const zoom = 1.25;

/**
 * The region of a chart, with zoom and pan by pointer, wheel, buttons and keys. It follows the current states: they are
 * moved into sight when they change.
 */
export function ChartRoom({ chart, followed, label, children }: ChartRoomProps) {
  const element = useRef<HTMLDivElement>(null);
  const room = useSize(element);
  const [view, setView] = useState<ChartView>();
  const hasSize = room.width > 0 && room.height > 0;
  const middle = { x: room.width / 2, y: room.height / 2 };
  useEffect(() => {
    const free = { ...room, height: room.height - buttonHeight };
    if (hasSize) setView((before) => followedView(before ?? firstView(room, chart), free, followed));
  }, [hasSize, room, chart.width, chart.height, followed]);
  const change = (next: (view: ChartView) => ChartView) => setView((before) => before && next(before));
  const move = (x: number, y: number) => change((at) => ({ ...at, x: at.x + x / at.scale, y: at.y + y / at.scale }));
  const fit = () => setView(fittedView(room, chart));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(-pan, 0),
    ArrowRight: () => move(pan, 0),
    ArrowUp: () => move(0, -pan),
    ArrowDown: () => move(0, pan),
    '+': () => change((at) => zoomedView(at, zoom, middle)),
    '-': () => change((at) => zoomedView(at, 1 / zoom, middle)),
    '0': fit,
  };
  useWheel(element, ({ deltaX, deltaY, ctrlKey, metaKey, clientX, clientY }) => {
    const around = element.current?.getBoundingClientRect();
    if (!around) return;
    const point = { x: clientX - around.left, y: clientY - around.top };
    if (ctrlKey || metaKey) change((at) => zoomedView(at, Math.exp(-deltaY / 300), point));
    else move(deltaX, deltaY);
  });
  const { x, y, scale } = view ?? firstView({ width: 1, height: 1 }, chart);
  return (
    <section
      ref={element}
      className={styles.room}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves and zooms the chart
      tabIndex={0}
      aria-label="Chart: arrow keys move, + and - zoom, 0 shows all"
      onKeyDown={(event) => {
        const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
        if (act) event.preventDefault();
        act?.();
      }}
      onPointerMove={({ buttons, movementX, movementY }) => buttons === 1 && move(-movementX, -movementY)}
    >
      <svg
        className={styles.chart}
        viewBox={`${x} ${y} ${Math.max(1, room.width) / scale} ${Math.max(1, room.height) / scale}`}
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} aria-label="Zoom out" onClick={keys['-']}>
          −
        </button>
        <button type="button" className={styles.button} aria-label="Zoom in" onClick={keys['+']}>
          +
        </button>
        <button type="button" className={styles.button} onClick={fit}>
          Fit
        </button>
      </div>
    </section>
  );
}

/** Returns the first view: the whole chart if it is readable, otherwise its top left part. */
function firstView(room: Room, chart: Room): ChartView {
  const fitted = fittedView(room, chart);
  return fitted.scale >= readable ? fitted : { x: (chart.width - room.width / readable) / 2, y: 0, scale: readable };
}

/** React's wheel listener is passive and cannot keep the page from scrolling. */
function useWheel(element: RefObject<HTMLElement | null>, act: (event: WheelEvent) => void) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const at = element.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    at?.addEventListener('wheel', listen, { passive: false });
    return () => at?.removeEventListener('wheel', listen);
  }, [element]);
}
