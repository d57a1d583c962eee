import { QueueList } from '#components/moderation/triage/queue-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / queue-list' };

const queue = (items: readonly { id: number; name: string }[], total: number) => (
  <StorySite>
    <QueueList
      label="Triage"
      items={items}
      keyOf={({ id }) => id}
      renderItem={({ name }) => name}
      clear="Posts that nobody has resolved appear here."
      pages={{ label: 'Triage pages', href: (page) => `?page=${page}`, page: 1, limit: 2, total }}
    />
  </StorySite>
);

export const Waiting = () =>
  queue(
    [
      { id: 1, name: 'She leaks' },
      { id: 2, name: 'Which glue?' },
    ],
    5,
  );

export const Clear = () => queue([], 0);
