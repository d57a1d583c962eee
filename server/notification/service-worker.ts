import type { FastifyInstance } from 'fastify';

/**
 * The service worker for push messages. It shows the notification and, when clicked, opens its target, in an open tab
 * of the forum if there is one.
 */
const program = `
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: '/apple-touch-icon.png' }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((tabs) => {
      const tab = tabs.find((one) => 'focus' in one);
      return tab ? tab.navigate(url).then((there) => (there ?? tab).focus()) : self.clients.openWindow(url);
    }),
  );
});
`.trim();

/** Serves the service worker at the root, so that its scope is the whole site. */
export async function serviceWorker(server: FastifyInstance): Promise<void> {
  server.get('/push-worker.js', (_, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(program),
  );
}
