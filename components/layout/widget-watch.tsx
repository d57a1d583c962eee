import { useEffect } from 'react';
import { watchDocument } from '#components/primitives/runtime/document-places.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-late-part.ts';
import { widgetPlaces } from './widget-places.ts';

const load = () => import('./placed-widgets.tsx').then((module) => module.PlacedWidgets);

/** Watches the page for embedded widgets and lazy-loads their components when the first one appears. */
export function EmbeddedWidgetLoader() {
  const [PlacedWidgets, wake] = useLazyComponent(load);
  useEffect(() => watchDocument(() => void (document.querySelector(widgetPlaces) && wake())), [wake]);
  return PlacedWidgets ? <PlacedWidgets /> : null;
}
