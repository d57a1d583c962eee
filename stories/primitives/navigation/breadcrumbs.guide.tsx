import { Breadcrumbs } from '#components/primitives/navigation/breadcrumbs.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The path from the home page to this one, above its heading.',
  avoid: ['On the home page and in dialogs.', 'As the only way to related pages: it shows parents, not siblings.'],
  keys: [['Enter', 'Follows a link']],
  reader: 'A navigation with an ordered list of links; the last one may be the current page.',
};

/** A minimal use. */
export const Usage = () => (
  <Breadcrumbs
    crumbs={[
      { name: 'Home', href: '/' },
      { name: 'Science', href: '/categories/science' },
    ]}
  />
);
