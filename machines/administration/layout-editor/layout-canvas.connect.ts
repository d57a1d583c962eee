import type { SnapshotFrom } from 'xstate';
import {
  findSection,
  lanesOfSection,
  nodesInLane,
  placeOfNode,
} from '#api/administration/layout-editor/layout-lane.ts';
import type { LayoutDirection } from '#api/administration/layout-editor/layout-move.ts';
import { isRequired } from '#api/administration/layout-editor/layout-rule.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import { type CanvasContent, type CanvasTarget, movePart } from './canvas-change.ts';
import type { LayoutCanvasEvent, layoutCanvasMachine } from './layout-canvas.machine.ts';
import type { LayoutState } from './layout-history.ts';

type Snapshot = Pick<SnapshotFrom<typeof layoutCanvasMachine>, 'machine' | 'value' | 'context' | 'matches'>;

/** The texts and the direction that the canvas needs. `nameOf` returns the name of a section or widget. */
export interface CanvasWords {
  readonly nameOf: (id: string) => string;
  readonly direction: 'ltr' | 'rtl';
}

interface PressedKey {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/** Describes the position of the selected part as text. */
function positionText({ document, selectedID }: CanvasContent, nameOf: CanvasWords['nameOf']): string {
  const name = nameOf(selectedID);
  const place = placeOfNode(document, selectedID);
  const at = document.sections.findIndex(({ id }) => id === (place?.sectionID ?? selectedID));
  const section = document.sections[at];
  if (!section) return '';
  if (!place) return t('layout.canvas.section-position', { name, position: at + 1, count: document.sections.length });
  const facts = { name, position: place.index + 1, count: nodesInLane(section, place.lane).length, section: at + 1 };
  return place.lane === 'children'
    ? t('layout.canvas.position', facts)
    : t('layout.canvas.column-position', { ...facts, column: t(`layout.column.${place.lane}`) });
}

const refusedMoves: Readonly<Record<LayoutDirection, 'first' | 'last' | 'no-column'>> = {
  up: 'first',
  down: 'last',
  before: 'no-column',
  after: 'no-column',
};

/** Maps the snapshot of the layout canvas to the document, the selection, texts, functions and props. */
export function connectLayoutCanvas(
  snapshot: Snapshot,
  send: (event: LayoutCanvasEvent) => void,
  { nameOf, direction }: CanvasWords,
) {
  const { context } = snapshot;
  const { document, rules, target } = context;
  const isAway = snapshot.matches('away');
  const isHeld = snapshot.matches('held');
  const isDragging = snapshot.matches('dragged');
  const isOnToolbar = snapshot.matches({ selected: 'toolbar' });
  const selectedID = isAway ? undefined : context.selectedID;
  const move = (to: LayoutDirection) => send({ type: 'part.moved', direction: to });
  const leave = () => send({ type: 'level.left' });
  const drop = () => send({ type: 'part.dropped' });
  const returnPart = () => send({ type: 'part.returned' });
  const remove = () => send({ type: 'part.removed' });
  const arrows: Readonly<Record<string, LayoutDirection>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: direction === 'ltr' ? 'before' : 'after',
    ArrowRight: direction === 'ltr' ? 'after' : 'before',
  };
  /** Handles a key, unless it has no meaning. */
  const press = (event: PressedKey, act: (() => void) | undefined) => {
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const keysOfPart: Readonly<Record<string, () => void>> = {
    Enter: () => send({ type: 'level.entered' }),
    Escape: leave,
    Delete: remove,
    Backspace: remove,
  };
  const toolbarName = t('layout.canvas.tools', { name: nameOf(context.selectedID) });
  return {
    document,
    selectedID,
    isHeld,
    isDragging,
    target,
    /** The selected part while it is moved or about to be: announced politely. */
    status: isHeld || isOnToolbar ? positionText(context, nameOf) : '',
    /** The name of the element that has the focus, or undefined while a part is dragged. */
    focus: isDragging ? undefined : isAway ? 'canvas' : isHeld ? 'handle' : isOnToolbar ? 'toolbar' : 'part',
    drag: (id: string) => send({ type: 'part.dragged', id }),
    point: (to: CanvasTarget | null) => send({ type: 'target.pointed', target: to }),
    drop,
    returnPart,
    arrive: (state: LayoutState) => send({ type: 'document.arrived', state }),
    getRootProps: () => ({
      ...stateProps(snapshot),
      role: 'group' as const,
      'aria-label': t('layout.canvas.label'),
      tabIndex: isAway ? 0 : -1,
      onKeyDown: (event: PressedKey) => {
        if (event.target === event.currentTarget && event.key === 'Enter')
          press(event, () => send({ type: 'canvas.entered' }));
      },
    }),
    getPartProps: (id: string) => {
      const isSelected = id === selectedID;
      const isHere = isSelected && !isOnToolbar;
      const choose = () => {
        if (!isHere && !isHeld && !isDragging) send({ type: 'part.selected', id });
      };
      return {
        'data-part': id,
        tabIndex: isSelected ? 0 : -1,
        'aria-pressed': isSelected,
        onClick: choose,
        onFocus: choose,
        onKeyDown: (event: PressedKey) => {
          const arrow = arrows[event.key];
          press(event, arrow ? () => send({ type: 'focus.moved', direction: arrow }) : keysOfPart[event.key]);
        },
      };
    },
    getToolbarProps: () => ({
      'aria-label': toolbarName,
      onFocus: () => {
        if (!isOnToolbar && !isHeld) send({ type: 'toolbar.entered' });
      },
      onKeyDown: (event: PressedKey) => {
        const arrow = isHeld ? arrows[event.key] : undefined;
        if (arrow) press(event, () => move(arrow));
        else if (event.key === 'Escape') press(event, isHeld ? returnPart : leave);
      },
    }),
    getHandleProps: () => ({
      label: t(findSection(document, context.selectedID) ? 'layout.canvas.drag-section' : 'layout.canvas.drag'),
      pressed: isHeld,
      onClick: isHeld ? drop : () => send({ type: 'part.grabbed' }),
    }),
    getMoveProps: (to: LayoutDirection) => ({
      onClick: () => move(to),
      disabledReason: movePart(context, to) ? undefined : t(`layout.canvas.${refusedMoves[to]}`),
    }),
    getRemoveProps: () => ({
      onClick: remove,
      disabledReason: isRequired(document, context.selectedID, rules) ? t('layout.canvas.required') : undefined,
    }),
    /** Whether a section has several columns. */
    hasColumns: (sectionID: string) => {
      const section = findSection(document, sectionID);
      return section !== undefined && lanesOfSection[section.kind].length > 1;
    },
  };
}

/** A layout canvas, as views use it. */
export type LayoutCanvasApi = ReturnType<typeof connectLayoutCanvas>;
