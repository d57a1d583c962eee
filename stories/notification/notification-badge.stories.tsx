import { NotificationBadge } from '#components/notification/notification-badge.tsx';

export default { title: 'notification / notification-badge' };

export const None = () => <NotificationBadge count={0} />;

export const Many = () => <NotificationBadge count={128} />;
