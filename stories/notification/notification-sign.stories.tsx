import { NotificationSign } from '#components/notification/notification-sign.tsx';

export default { title: 'notification / notification-sign' };

export const None = () => <NotificationSign count={0} />;

export const Many = () => <NotificationSign count={128} />;
