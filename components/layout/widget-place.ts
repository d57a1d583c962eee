import { type LoadedLayout, type LoadedSection, nodesOf } from '#api/administration/layout/page-layout.queries.ts';
import { headingIn } from '#api/administration/layout-editor/heading-node.ts';

/** The place of a widget on its page. */
export interface WidgetPlace {
  /** Whether it is as wide as the page. */
  readonly isFullWidth: boolean;
  /** Whether it is the first widget of the page. */
  readonly isFirst: boolean;
  /** Whether its title is the heading of the page. */
  readonly isHeading: boolean;
}

/** Returns a function that finds the place of a node of a layout. */
export function placesIn(layout: LoadedLayout): (section: LoadedSection, id: string) => WidgetPlace {
  const nodes = nodesOf(layout);
  const heading = headingIn(nodes)?.id;
  // A heading for screen readers is not seen above the first widget.
  const first = nodes.find(({ widget }) => widget !== 'discussionTitle')?.id;
  return ({ kind }, id) => ({
    isFullWidth: kind === 'full-width',
    isFirst: first === id,
    isHeading: heading === id,
  });
}
