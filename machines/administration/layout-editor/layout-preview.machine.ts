import { assign, fromPromise, setup } from 'xstate';
import type { PreviewChoices } from '#api/administration/layout-editor/layout-preview.ts';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The width of a preview: that of a phone, or all that there is. */
export type PreviewDevice = 'desktop' | 'phone';

/** The events of the preview of a layout. */
export type LayoutPreviewEvent =
  | { type: 'choice.made'; choice: Partial<PreviewChoices> }
  | { type: 'device.chosen'; device: PreviewDevice }
  | { type: 'document.changed' }
  | { type: 'retry.requested' };

interface Context {
  readonly choices: PreviewChoices;
  readonly device: PreviewDevice;
  /** The number of the last drawing. Each is a page of its own. */
  readonly drawing: number;
  /** The message of the last failure; empty without one. */
  readonly message: string;
}

/**
 * The preview of a layout in its editor (docs/behavior/layout-editor.md#preview): the server draws the page again when a
 * choice is made, and when the changes of the layout pause.
 */
export const layoutPreviewMachine = setup({
  types: {
    input: {} as { choices: PreviewChoices },
    context: {} as Context,
    events: {} as LayoutPreviewEvent,
  },
  actors: {
    draw: fromPromise<unknown, Pick<Context, 'choices' | 'drawing'>>(() =>
      Promise.reject(new Error('The actor `draw` is not provided.')),
    ),
  },
  delays: { changePause: 600 },
  actions: {
    keepChoice: assign(({ context }, { choice }: { choice: Partial<PreviewChoices> }) => ({
      choices: { ...context.choices, ...choice },
    })),
    keepDevice: assign((_, { device }: { device: PreviewDevice }) => ({ device })),
    countDrawing: assign(({ context }) => ({ drawing: context.drawing + 1 })),
    clearReason: assign({ message: '' }),
    keepReason: assign((_, { error }: { error: unknown }) => ({
      message: failureReason(error, t('layout.preview.failed')),
    })),
  },
}).createMachine({
  id: 'layout-preview',
  context: ({ input: { choices } }) => ({ choices, device: 'desktop', drawing: 0, message: '' }),
  initial: 'drawing',
  on: {
    'choice.made': {
      target: '.drawing',
      reenter: true,
      actions: { type: 'keepChoice', params: ({ event }) => event },
    },
    'device.chosen': { actions: { type: 'keepDevice', params: ({ event }) => event } },
    'document.changed': { target: '.stale', reenter: true },
  },
  states: {
    drawing: {
      tags: 'busy',
      entry: 'countDrawing',
      invoke: {
        src: 'draw',
        input: ({ context: { choices, drawing } }) => ({ choices, drawing }),
        onDone: 'shown',
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
    },
    shown: {},
    stale: { after: { changePause: 'drawing' } },
    failed: { tags: 'error', exit: 'clearReason', on: { 'retry.requested': 'drawing' } },
  },
});
