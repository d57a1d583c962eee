import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EmbeddedWidget, parseEmbeddedWidget } from '#api/administration/layout/embedded-widget.ts';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';
import { keyOfPlace, useMatchingElements } from '#components/primitives/runtime/matching-elements.ts';
import { EmbeddedFragment } from './embedded-fragment.tsx';
import {
  EmbeddedCategories,
  EmbeddedDiscussions,
  EmbeddedLeaderboard,
  EmbeddedNewestMembers,
} from './embedded-lists.tsx';
import { embeddedWidgetSelector } from './embedded-widget-selector.ts';
import { CallToActionWidget } from './widget/call-to-action-widget.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

/** Renders the widgets embedded in the page's HTML (docs/behavior/administration.md#widgets-in-header-and-footer). */
export const EmbeddedWidgets = () =>
  useMatchingElements(embeddedWidgetSelector).map((place, index) =>
    createPortal(<InPlace place={place} />, place, keyOfPlace(place, index)),
  );

/** Replaces the fallback content of an embedded widget. If the widget is invalid, the fallback content remains. */
function InPlace({ place }: { place: HTMLElement }) {
  const [widget] = useState(() => parseEmbeddedWidget(place.dataset['widget'] ?? '', place.dataset['props'] ?? ''));
  useEffect(() => {
    if (!widget) logUnexpectedError(`Unknown widget component "${place.dataset['widget']}".`);
  }, [widget, place]);
  const [standIn] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    if (widget) for (const node of standIn) if (node.parentNode === place) node.remove();
  }, [place, standIn, widget]);
  return widget && <WidgetBoundary name={widget.name}>{renderWidget(widget)}</WidgetBoundary>;
}

function renderWidget(widget: EmbeddedWidget): ReactNode {
  switch (widget.name) {
    case 'discussion.discussions':
      return <EmbeddedDiscussions {...widget.props} />;
    case 'categories':
      return <EmbeddedCategories {...widget.props} />;
    case 'leaderboard':
      return <EmbeddedLeaderboard {...widget.props} />;
    case 'newest-members':
      return <EmbeddedNewestMembers {...widget.props} />;
    case 'cta':
      return <CallToActionWidget {...widget.props} />;
    case 'custom-fragment':
      return <EmbeddedFragment {...widget.props} />;
  }
}
