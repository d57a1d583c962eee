import { useEffect } from 'react';
import { watchDocument } from '#components/primitives/runtime/document-places.ts';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import { widgetPlaces } from './widget-places.ts';

const load = () => import('./placed-widgets.tsx').then((module) => module.PlacedWidgets);

/** Waits for a place in the page that a widget is to stand in, and then loads what it takes. */
export function WidgetWatch() {
  const [PlacedWidgets, wake] = useLatePart(load);
  useEffect(() => watchDocument(() => void (document.querySelector(widgetPlaces) && wake())), [wake]);
  return PlacedWidgets ? <PlacedWidgets /> : null;
}
