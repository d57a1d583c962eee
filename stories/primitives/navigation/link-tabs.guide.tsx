import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A few views or sort orders that each have an address.',
  avoid: ['Without an address, use `Tabs`.', 'For more than about six, use navigation or a `Select`.'],
  keys: [
    ['Enter', 'Follows the link'],
    ['Tab', 'Moves to the next link'],
  ],
  reader: 'A navigation of links; the current one is marked as the current page or as chosen.',
};

/** A minimal use. */
export const Usage = () => (
  <LinkTabs
    label="Sort"
    tabs={[
      { name: 'Recently commented', href: '/discussions', isCurrent: true },
      { name: 'Top', href: '/discussions?sort=top', isCurrent: false },
    ]}
  />
);
