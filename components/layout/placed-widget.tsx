import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import type { LoadedNode } from '#api/administration/layout/page-layout.queries.ts';
import type { WidgetOutcome } from '#api/administration/widget/widget-outcome.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { onlyOn } from '#theme/layout/section.css.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { hashOf, RememberedFailure, widgetFailures } from './widget-failures.ts';
import { WidgetFallback } from './widget-fallback.tsx';
import type { WidgetPlace } from './widget-place.ts';

/** The components of a layout by widget name. */
export type WidgetSet = Readonly<Record<string, ComponentType<never>>>;

interface PlacedWidgetProps {
  readonly node: LoadedNode;
  readonly widgets: WidgetSet;
  readonly place: WidgetPlace;
}

/**
 * A widget in its place, isolated from the rest of the page (docs/behavior/layout.md#failures): a widget that throws,
 * does not settle or does not exist is replaced by an error box.
 */
export function PlacedWidget({ node, widgets, place }: PlacedWidgetProps): ReactNode {
  const { widget, outcome, show } = node;
  if (outcome === 'empty') return null;
  const rendered =
    outcome === undefined || outcome === 'ready' ? isolate({ node, widgets, place }) : placeholderFor(widget, outcome);
  return show?.device ? <div className={onlyOn[show.device]}>{rendered}</div> : rendered;
}

/** Returns the placeholder of a widget without data: a skeleton while its data is late, otherwise an error box. */
const placeholderFor = (widget: string, outcome: WidgetOutcome): ReactNode =>
  outcome === 'late' ? (
    <div data-widget-problem="late">
      <Skeleton lines={4} />
    </div>
  ) : (
    <WidgetFallback name={widget} />
  );

const registered = preloadable(() =>
  import('./widget/registered-widget.tsx').then((module) => module.RegisteredWidget),
);

/** Loads the components of the widgets of a layout, so that a page renders completely. */
export async function loadWidgets(nodes: readonly LoadedNode[]): Promise<void> {
  await registered.load();
  const { loadWidgetComponents } = await import('./widget/widget-components.ts');
  await loadWidgetComponents(nodes.map(({ widget }) => widget));
}

/**
 * On the server, an error boundary has no effect, and the fallback of the Suspense boundary is sent instead of a widget
 * that fails. In the browser, the fallback would flash while a widget loads.
 */
function isolate({ node, widgets, place }: PlacedWidgetProps): ReactNode {
  const { widget: name, settings } = node;
  const PagePart = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  const isServer = import.meta.env?.SSR;
  const content = PagePart ? (
    createElement(PagePart as ComponentType<object>, { ...settings, place } as object)
  ) : (
    <registered.Part node={node} place={place} />
  );
  return (
    <WidgetBoundary name={name} containsRefusals={!PagePart}>
      <Suspense fallback={isServer ? <ServerFallback node={node} isPagePart={!!PagePart} /> : null}>
        {isServer && hasFailed(node) ? <Refused /> : content}
      </Suspense>
    </WidgetBoundary>
  );
}

/** Identifies a node with its settings and data. */
const keyOf = ({ id, settings }: LoadedNode): string => `${id} ${hashOf(JSON.stringify(settings ?? {}))}`;

/** Whether a widget failed recently. Failures of page parts, which read their data themselves, are not remembered. */
const hasFailed = (node: LoadedNode): boolean => widgetFailures.has(() => keyOf(node), Date.now());

/** The fallback on the server. It is rendered only for a widget that failed or has not settled. */
const ServerFallback = ({ node, isPagePart }: { readonly node: LoadedNode; readonly isPagePart: boolean }) => (
  <WidgetFallback
    name={node.widget}
    // A refusal of the data of a page part is that of the page.
    data-widget-problem={isPagePart ? 'page' : 'failed'}
    data-widget-node={node.id}
    data-widget-name={node.widget}
    data-widget-key={isPagePart ? undefined : keyOf(node)}
  />
);

/** Throws, so that the fallback is sent and the browser renders the widget. */
function Refused(): ReactNode {
  throw new RememberedFailure();
}
