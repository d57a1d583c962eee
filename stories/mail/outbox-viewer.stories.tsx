import { OutboxViewer } from '#components/mail/outbox-viewer.tsx';

export default { title: 'mail / outbox-viewer' };

const entry = {
  name: '2026-11-21-ana@example.org-mail1.eml',
  to: 'ana@example.org',
  subject: 'Confirm your email address – Folkmoot',
  date: '2026-11-21T10:00:00Z',
} as const;
const message = {
  ...entry,
  headers: [
    { name: 'To', value: entry.to },
    { name: 'Subject', value: entry.subject },
  ],
  text: 'Hello Ana,\n\nPlease confirm that this email address is yours.',
  source: `To: ${entry.to}\nSubject: ${entry.subject}\n\nHello Ana,`,
};

/** The text of a message. */
export const Text = () => <OutboxViewer isKept messages={[entry]} message={message} view="text" />;

/** The headers of a message. */
export const Headers = () => <OutboxViewer isKept messages={[entry]} message={message} view="headers" />;

/** No message has been sent yet. */
export const Empty = () => <OutboxViewer isKept messages={[]} message={undefined} view="html" />;

/** There is a mail server, so no messages are stored. */
export const Sent = () => <OutboxViewer isKept={false} messages={[]} message={undefined} view="html" />;
