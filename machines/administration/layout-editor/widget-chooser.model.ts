import { defineModel } from '#machines/model/model.ts';
import { findWidgets, type SearchedWidget, widgetChooserMachine } from './widget-chooser.machine.ts';

/** The widgets of the model. */
const searchedWidgets: readonly SearchedWidget[] = [
  { widgetID: 'leaderboard', name: 'Leaderboard', keywords: ['points'] },
  { widgetID: 'newestMembers', name: 'Newest members', keywords: [] },
];

/** The model of the widget chooser: a text that finds a widget by keyword, one that finds none, and an empty one. */
export const widgetChooserModel = defineModel(widgetChooserMachine, {
  starts: { start: { widgets: searchedWidgets } },
  events: [
    { type: 'text.edited', text: 'Points' },
    { type: 'text.edited', text: 'kelp' },
    { type: 'text.edited', text: '' },
    { type: 'widget.chosen', widgetID: 'leaderboard' },
  ],
  essence: ({ context }) => context.text,
  // Without a found widget there is nothing to choose; an edit changes the text.
  never: (snapshot, event) =>
    (event.type === 'widget.chosen' && snapshot.matches({ open: 'none' })) ||
    (event.type === 'text.edited' && event.text === snapshot.context.text),
  observe: ({ context: { text } }) => ({ text }),
  invariants: {
    'the state says whether the text finds widgets': (snapshot) => {
      if (!snapshot.matches('open')) return true;
      const { widgets, text } = snapshot.context;
      const count = findWidgets(widgets, text).length;
      return text === '' ? snapshot.matches({ open: 'all' }) : snapshot.matches({ open: count > 0 ? 'found' : 'none' });
    },
  },
});
