import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';

export default { title: 'primitives / link-tabs' };

const tabs = ['Recently commented', 'Recently created', 'Top', 'Trending', 'Oldest'].map((name, index) => ({
  name,
  href: `#${index}`,
  isCurrent: index === 1,
}));

export const Choice = () => <LinkTabs label="Sort" tabs={tabs} />;

export const Pages = () => <LinkTabs label="Profile" tabs={tabs} currentIs="page" />;

export const Bare = () => <LinkTabs label="Sort" tabs={tabs} look="bare" />;

export const Pills = () => <LinkTabs label="Categories" tabs={tabs} look="pills" />;
