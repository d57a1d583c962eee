import type { FastifyInstance } from 'fastify';

/**
 * What a browser runs when a notification is pushed: shows it, and opens it when it is chosen, in a tab of the forum that
 * is open already where there is one.
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

/** Serves the service worker at the root, so that it stands for the whole site. */
export async function serviceWorker(server: FastifyInstance): Promise<void> {
  server.get('/push-worker.js', (_, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(program),
  );
}
