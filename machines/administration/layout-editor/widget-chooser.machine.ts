import { assign, setup } from 'xstate';

/** A widget that can be searched by name and keywords. */
export interface SearchedWidget {
  readonly widgetID: string;
  readonly name: string;
  readonly keywords: readonly string[];
}

/** The events of the widget chooser. */
export type WidgetChooserEvent =
  | { type: 'text.edited'; text: string }
  | { type: 'widget.chosen'; widgetID: string }
  | { type: 'chooser.closed' };

interface Context {
  readonly widgets: readonly SearchedWidget[];
  readonly text: string;
}

/** Returns the widgets whose name or keywords contain every word of a text. */
export function findWidgets<Widget extends SearchedWidget>(
  widgets: readonly Widget[],
  text: string,
): readonly Widget[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return widgets.filter(({ name, keywords }) => {
    const searched = [name, ...keywords].join(' ').toLocaleLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/**
 * The chooser of a widget (docs/behavior/layout-editor.md#editor): it shows all widgets, those that a text finds, or that
 * there are none, until one is chosen or it is closed.
 */
export const widgetChooserMachine = setup({
  types: {
    input: {} as Pick<Context, 'widgets'>,
    context: {} as Context,
    events: {} as WidgetChooserEvent,
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isFound: ({ context: { widgets } }, { text }: { text: string }) => findWidgets(widgets, text).length > 0,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    reportChosen: (_, _params: { widgetID: string }) => {},
    reportClosed: () => {},
  },
}).createMachine({
  id: 'widget-chooser',
  context: ({ input }) => ({ ...input, text: '' }),
  initial: 'open',
  states: {
    open: {
      initial: 'all',
      on: {
        'text.edited': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.all',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: '.found',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
          { target: '.none', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
        'widget.chosen': { target: 'chosen', actions: { type: 'reportChosen', params: ({ event }) => event } },
        'chooser.closed': { target: 'closed', actions: 'reportClosed' },
      },
      states: { all: {}, found: {}, none: {} },
    },
    chosen: { type: 'final' },
    closed: { type: 'final' },
  },
});
