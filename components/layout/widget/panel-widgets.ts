import { GuestCallToActionWidget } from './guest-call-to-action-widget.tsx';
import { NewPostWidget } from './new-post-widget.tsx';
import { QuickLinksWidget } from './quick-links-widget.tsx';

/** The panel widgets of most pages. */
export const panelWidgets = {
  guestCallToAction: GuestCallToActionWidget,
  newPost: NewPostWidget,
  quickLinks: QuickLinksWidget,
} as const;
