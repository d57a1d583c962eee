import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A few views of one thing in the same place, of which one is visible.',
  avoid: [
    'If each view has an address, use `LinkTabs`.',
    'For steps in an order, use a form with pages.',
    'If the views are compared, show them all.',
  ],
  keys: [
    ['ArrowRight, ArrowLeft', 'Moves between the tabs; reversed from right to left'],
    ['Home, End', 'Moves to the first or last tab'],
    ['Enter', 'Opens the tab, with manual activation'],
    ['Tab', 'Moves into the panel'],
  ],
  reader: 'A tab list with one stop; counts are read as text, “Messages, more than 99”.',
  parts: [
    { name: 'Tab list', find: '[role="tablist"]', about: 'One stop for Tab.' },
    { name: 'Tab', find: '[role="tab"]', about: 'A noun, with a count if there is one.' },
    { name: 'Panel', find: '[role="tabpanel"]', about: 'Named by its tab.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Tabs
          label="My account"
          tabs={[
            { id: 'a', label: 'Account', content: <p>Ana Díaz</p> },
            { id: 'b', label: 'Messages', count: 3, content: <p>Three messages</p> },
          ]}
        />
      ),
      because: 'Short nouns, the most used first.',
    },
    {
      verdict: 'do',
      Show: () => (
        <LinkTabs
          label="Sort"
          tabs={[
            { name: 'Recent', href: '#recent', isCurrent: true },
            { name: 'Top', href: '#top', isCurrent: false },
          ]}
        />
      ),
      because: 'Views with an address are links.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Tabs
          label="Steps"
          tabs={[
            { id: '1', label: '1. Title', content: <p>Title</p> },
            { id: '2', label: '2. Text', content: <p>Text</p> },
          ]}
        />
      ),
      because: 'Tabs are not steps: each can be opened at any time.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Tabs
    label="My account"
    tabs={[
      { id: 'account', label: 'Account', content: <p>Ana Díaz, a member since 2019.</p> },
      { id: 'messages', label: 'Messages', count: 3, content: <p>Three messages.</p> },
    ]}
  />
);
