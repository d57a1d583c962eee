import { EmailPreferences } from '#components/notification/email-preferences.tsx';
import { useNotificationPreferences } from '#components/notification/use-notification-preferences.ts';
import { untouchedPreferences } from '#machines/notification/notification-preferences.model.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'notification / email-preferences' };

const Form = () => <EmailPreferences form={useNotificationPreferences(untouchedPreferences)} />;

export const Unchanged = () => (
  <StorySite me={ingrid}>
    <Form />
  </StorySite>
);
