import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / tabs' };

const tabs = [
  { id: 'account', label: 'Account', content: <p>Ana Díaz, a member since 2019.</p> },
  {
    id: 'notifications',
    label: 'Notifications',
    count: 3,
    countLabel: (text: string) => `${text} unread`,
    content: <p>Three things happened.</p>,
  },
  { id: 'messages', label: 'Messages', count: 120, content: <p>A great many messages.</p> },
];

export const Automatic = () => (
  <div className={ground}>
    <Tabs label="My account" tabs={tabs} />
  </div>
);

export const Manual = () => (
  <div className={ground}>
    <Tabs label="My account" tabs={tabs} activation="manual" defaultValue="notifications" />
  </div>
);
