import { assign, setup } from 'xstate';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import { findNode, findSection } from '#api/administration/layout-editor/layout-lane.ts';
import { type LayoutDirection, sectionOfNode } from '#api/administration/layout-editor/layout-move.ts';
import type { WidgetRules } from '#api/administration/layout-editor/layout-rule.ts';
import {
  type CanvasChange,
  type CanvasContent,
  type CanvasTarget,
  dropPart,
  firstInside,
  movePart,
  nextPart,
  removePart,
} from './canvas-change.ts';
import type { LayoutState } from './layout-history.ts';

/** The events of the layout canvas. A part is a section or a widget, by its ID. */
export type LayoutCanvasEvent =
  | { type: 'canvas.entered' }
  | { type: 'part.selected'; id: string }
  | { type: 'focus.moved'; direction: LayoutDirection }
  | { type: 'level.entered' }
  | { type: 'level.left' }
  | { type: 'toolbar.entered' }
  | { type: 'part.grabbed' }
  | { type: 'part.dragged'; id: string }
  | { type: 'part.moved'; direction: LayoutDirection }
  | { type: 'target.pointed'; target: CanvasTarget | null }
  | { type: 'part.dropped' }
  | { type: 'part.returned' }
  | { type: 'part.removed' }
  | { type: 'document.arrived'; state: LayoutState };

/** The input of the layout canvas: the document and the rules of the widgets. */
export interface LayoutCanvasInput {
  readonly document: LayoutDocument;
  readonly rules: WidgetRules;
}

interface Context extends CanvasContent {
  /** The document without a move that is not finished. */
  readonly known: LayoutDocument;
  /** The position where the dragged part would be dropped now. */
  readonly target: CanvasTarget | null;
  /** The last change, which is reported. */
  readonly change: CanvasChange | undefined;
}

const selects = { target: 'selecting', actions: { type: 'selectPart' as const, params: partOf } } as const;
const drags = { target: 'dragged', actions: { type: 'selectPart' as const, params: partOf } } as const;

function partOf({ event }: { event: { id: string } }) {
  return event;
}

/**
 * The canvas of the layout editor (docs/behavior/layout-editor.md#keyboard): sections and widgets are selected, moved
 * by steps or dragged, and removed. A finished change is reported as one step; an unfinished move is shown only here.
 */
export const layoutCanvasMachine = setup({
  types: { input: {} as LayoutCanvasInput, context: {} as Context, events: {} as LayoutCanvasEvent },
  guards: {
    isNew: ({ context: { known } }, { document }: LayoutState) => document !== known,
    hasWidgetSelected: ({ context: { document, selectedID } }) => findNode(document, selectedID) !== undefined,
    hasSectionSelected: ({ context: { document, selectedID } }) => findSection(document, selectedID) !== undefined,
    hasWidgets: ({ context }) => firstInside(context) !== undefined,
    hasNeighbor: ({ context }, { direction }: { direction: LayoutDirection }) =>
      nextPart(context, direction) !== undefined,
    canMove: ({ context }, { direction }: { direction: LayoutDirection }) => movePart(context, direction) !== undefined,
    canDrop: ({ context }) => dropPart(context, context.target) !== undefined,
    canRemove: ({ context }) => removePart(context) !== undefined,
    isElsewhere: ({ context: { document, known } }) => document !== known,
  },
  actions: {
    selectPart: assign((_, { id }: { id: string }) => ({ selectedID: id })),
    selectSection: assign(({ context: { document, selectedID } }) => ({
      selectedID:
        findSection(document, selectedID)?.id ?? sectionOfNode(document, selectedID) ?? document.sections[0]?.id ?? '',
    })),
    selectInside: assign(({ context }) => ({ selectedID: firstInside(context) ?? context.selectedID })),
    selectNeighbor: assign(({ context }, { direction }: { direction: LayoutDirection }) => ({
      selectedID: nextPart(context, direction) ?? context.selectedID,
    })),
    showMove: assign(({ context }, { direction }: { direction: LayoutDirection }) => ({
      document: movePart(context, direction)?.document ?? context.document,
    })),
    point: assign(({ context }, { target }: { target: CanvasTarget | null }) => ({
      target: dropPart(context, target) ? target : null,
    })),
    returnPart: assign(({ context: { known } }) => ({ document: known, target: null })),
    applyChange: assign((_, { change }: { change: CanvasChange | undefined }) =>
      change
        ? {
            change,
            document: change.document,
            known: change.document,
            selectedID: change.selectedID ?? '',
            target: null,
          }
        : {},
    ),
    takeState: assign((_, { document, selectedID = '' }: LayoutState) => ({
      document,
      known: document,
      selectedID,
      target: null,
    })),
    reportChange: (_, _params: { change: CanvasChange | undefined }) => {},
  },
}).createMachine({
  id: 'layout-canvas',
  context: ({ input }) => ({ ...input, known: input.document, selectedID: '', target: null, change: undefined }),
  initial: 'away',
  on: {
    'document.arrived': {
      guard: { type: 'isNew', params: ({ event }) => event.state },
      target: '.selecting',
      actions: { type: 'takeState', params: ({ event }) => event.state },
    },
  },
  states: {
    away: {
      on: {
        'canvas.entered': { target: 'selecting', actions: 'selectSection' },
        'part.selected': selects,
        'part.dragged': drags,
      },
    },
    selecting: {
      always: [
        { guard: 'hasWidgetSelected', target: 'selected.widget' },
        { guard: 'hasSectionSelected', target: 'selected.section' },
        { target: 'away' },
      ],
    },
    selected: {
      initial: 'section',
      on: {
        'part.selected': selects,
        'part.dragged': drags,
        'toolbar.entered': '.toolbar',
        'part.moved': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: [
            { type: 'applyChange', params: ({ context, event }) => ({ change: movePart(context, event.direction) }) },
            { type: 'reportChange', params: ({ context }) => context },
          ],
        },
        'part.removed': {
          guard: 'canRemove',
          target: 'selecting',
          actions: [
            { type: 'applyChange', params: ({ context }) => ({ change: removePart(context) }) },
            { type: 'reportChange', params: ({ context }) => context },
          ],
        },
      },
      states: {
        section: {
          on: {
            'focus.moved': {
              guard: { type: 'hasNeighbor', params: ({ event }) => event },
              actions: { type: 'selectNeighbor', params: ({ event }) => event },
            },
            'level.entered': [
              { guard: 'hasWidgets', target: 'widget', actions: 'selectInside' },
              { target: 'toolbar' },
            ],
            'level.left': '#layout-canvas.away',
          },
        },
        widget: {
          on: {
            'focus.moved': {
              guard: { type: 'hasNeighbor', params: ({ event }) => event },
              actions: { type: 'selectNeighbor', params: ({ event }) => event },
            },
            'level.entered': 'toolbar',
            'level.left': { target: 'section', actions: 'selectSection' },
          },
        },
        toolbar: {
          on: {
            'level.left': '#layout-canvas.selecting',
            'part.grabbed': '#layout-canvas.held',
          },
        },
      },
    },
    held: {
      tags: 'moving',
      on: {
        'part.moved': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'showMove', params: ({ event }) => event },
        },
        'part.dropped': [
          {
            guard: 'isElsewhere',
            target: 'selected.toolbar',
            actions: [
              { type: 'applyChange', params: ({ context }) => ({ change: heldChange(context) }) },
              { type: 'reportChange', params: ({ context }) => context },
            ],
          },
          { target: 'selected.toolbar' },
        ],
        'part.returned': { target: 'selected.toolbar', actions: 'returnPart' },
      },
    },
    dragged: {
      tags: 'moving',
      on: {
        'target.pointed': { actions: { type: 'point', params: ({ event }) => event } },
        'part.dropped': [
          {
            guard: 'canDrop',
            target: 'selecting',
            actions: [
              { type: 'applyChange', params: ({ context }) => ({ change: dropPart(context, context.target) }) },
              { type: 'reportChange', params: ({ context }) => context },
            ],
          },
          { target: 'selecting', actions: 'returnPart' },
        ],
        'part.returned': { target: 'selecting', actions: 'returnPart' },
      },
    },
  },
});

const heldChange = ({ document, selectedID }: Context): CanvasChange => ({
  act: 'move',
  id: selectedID,
  document,
  selectedID,
});
