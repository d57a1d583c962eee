import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import {
  findWidgets,
  type SearchedWidget,
  type WidgetChooserEvent,
  type widgetChooserMachine,
} from './widget-chooser.machine.ts';

type Snapshot = Pick<SnapshotFrom<typeof widgetChooserMachine>, 'machine' | 'value' | 'context' | 'matches'>;

/** Maps the snapshot of the widget chooser to the found widgets, texts, functions and props. */
export function connectWidgetChooser<Widget extends SearchedWidget>(
  snapshot: Snapshot,
  send: (event: WidgetChooserEvent) => void,
  widgets: readonly Widget[],
) {
  const { text } = snapshot.context;
  const found = findWidgets(widgets, text);
  return {
    isOpen: snapshot.matches('open'),
    found,
    /** Shown in place of the widgets when the text finds none. */
    emptyText: snapshot.matches({ open: 'none' }) ? t('layout.chooser.none', { query: text }) : undefined,
    /** The number of found widgets, announced politely. */
    status: snapshot.matches({ open: 'all' }) ? '' : t('layout.chooser.found', { count: found.length }),
    choose: ({ widgetID }: Widget) => send({ type: 'widget.chosen', widgetID }),
    close: () => send({ type: 'chooser.closed' }),
    getRootProps: () => stateProps(snapshot),
    getFieldProps: () => ({
      type: 'search' as const,
      placeholder: t('layout.chooser.search'),
      value: text,
      onChange: ({ target }: { target: { value: string } }) => send({ type: 'text.edited', text: target.value }),
    }),
  };
}
