import { useEffect } from 'react';
import { watchDocument } from '#components/primitives/runtime/matching-elements.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { embeddedWidgetSelector } from './embedded-widget-selector.ts';

const load = () => import('./embedded-widgets.tsx').then((module) => module.EmbeddedWidgets);

/** Watches the page for embedded widgets and lazy-loads their components when the first one appears. */
export function EmbeddedWidgetLoader() {
  const [PlacedWidgets, wake] = useLazyComponent(load);
  useEffect(() => watchDocument(() => void (document.querySelector(embeddedWidgetSelector) && wake())), [wake]);
  return PlacedWidgets ? <PlacedWidgets /> : null;
}
