import { Pager } from '#components/primitives/navigation/pager.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Moves through the pages of a long list. Each page has an address, also without JavaScript.',
  avoid: ['For a list of one page it renders nothing.', 'For sections of one page, use `Tabs`.'],
  keys: [['Enter', 'Follows a link; the focus moves to the heading of the list']],
  reader:
    'A navigation with its label; the current page is marked. A page that does not exist is announced as replaced.',
  parts: [
    { name: 'Navigation', find: 'nav', about: 'Its label is unique on the page.' },
    { name: 'Current page', find: '[aria-current="page"]', about: 'Marked for screen readers too.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => <Pager label="Comments pages, top" page={2} limit={10} total={42} href={(page) => `?page=${page}`} />,
      because: 'The label tells two pagers of one page apart.',
    },
    {
      verdict: 'dont',
      Show: () => <Pager label="Pages" page={2} limit={10} total={42} href={(page) => `?page=${page}`} />,
      because: '“Pages” is the same for both pagers of a discussion.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Pager label="Discussions pages" page={2} limit={10} total={42} href={(page) => `/discussions?page=${page}`} />
);
