import type { Size } from '#stories/workbench/use-size.ts';
import type { Box } from './chart-layout.ts';

/** The visible part of a chart: its top left corner in chart pixels, and the screen pixels per chart pixel. */
export interface ChartView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The size of the chart's region on the screen. */
export type Room = Size;

/** The limits of zooming. */
export const zoomLimits = { least: 0.15, most: 3 } as const;

const margin = 24;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the view that shows a whole chart in the middle of its region, never enlarged. */
export function fittedView(room: Room, chart: Room): ChartView {
  const scale = clamp(Math.min(room.width / chart.width, room.height / chart.height, 1), zoomLimits.least, 1);
  return { scale, x: (chart.width - room.width / scale) / 2, y: (chart.height - room.height / scale) / 2 };
}

/** Returns the view after zooming by a factor around a point of the region. */
export function zoomedView(
  view: ChartView,
  factor: number,
  point: { readonly x: number; readonly y: number },
): ChartView {
  const scale = clamp(view.scale * factor, zoomLimits.least, zoomLimits.most);
  return {
    scale,
    x: view.x + point.x / view.scale - point.x / scale,
    y: view.y + point.y / view.scale - point.y / scale,
  };
}

/**
 * Returns the view in which all given boxes are in sight, moved as little as possible. Zooms out when they do not fit.
 */
export function followedView(view: ChartView, room: Room, boxes: readonly Box[]): ChartView {
  if (boxes.length === 0 || room.width === 0) return view;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  const needed = Math.min(room.width / (right - left), room.height / (bottom - top));
  const scale = clamp(Math.min(view.scale, needed), zoomLimits.least, zoomLimits.most);
  return {
    scale,
    x: moved(view.x, room.width / scale, left, right),
    y: moved(view.y, room.height / scale, top, bottom),
  };
}

/** Returns the start of a span of the given length that contains `from` to `to`, as near as possible to `start`. */
function moved(start: number, length: number, from: number, to: number): number {
  if (from < start || to - from > length) return from;
  return to > start + length ? to - length : start;
}
