import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LoadedNode } from '#api/administration/layout/page-layout.queries.ts';
import { WidgetFallback } from '#components/layout/widget-fallback.tsx';
import type { WidgetPlace } from '#components/layout/widget-place.ts';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';
import { widgetComponents } from './widget-components.ts';

interface RegisteredWidgetProps {
  readonly node: LoadedNode;
  readonly place: WidgetPlace;
}

/** A widget that can be placed on every page. This module is loaded only for pages with such a widget. */
export function RegisteredWidget({ node: { widget, settings }, place }: RegisteredWidgetProps): ReactNode {
  const Widget = Object.hasOwn(widgetComponents, widget) ? widgetComponents[widget] : undefined;
  if (Widget) return createElement(Widget as ComponentType<object>, { ...settings, place } as object);
  logUnknown(widget);
  return <WidgetFallback name={widget} />;
}

const logged = new Set<string>();

/** Logs a widget without a component, once per name. */
function logUnknown(widget: string): void {
  if (logged.has(widget)) return;
  logged.add(widget);
  logUnexpectedError(`Unknown widget component "${widget}".`);
}
