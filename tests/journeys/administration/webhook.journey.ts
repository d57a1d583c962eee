import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

test('an administrator adds a webhook by keyboard on a phone, tests it, and sends a failed delivery again', async ({
  page,
  forum,
  administrator,
}) => {
  let status = 200;
  const events: string[] = [];
  const receiver = createServer((request, response) => {
    events.push(String(request.headers['x-folkmoot-event']));
    request.resume().on('end', () => response.writeHead(status).end(status === 200 ? 'Thank you.' : 'Out of order.'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;

  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/webhooks');
  await waitForHydration(page);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  };
  const type = async (name: string, text: string) => {
    await dialog.getByRole('textbox', { name }).focus();
    await page.keyboard.type(text);
  };
  await press('Add Webhook');
  const dialog = page.getByRole('dialog', { name: 'Add Webhook' });
  await type('Name', 'Harbour chat');
  await type('Address', `http://127.0.0.1:${port}/hook`);
  await press('Save');
  await expect(dialog).toBeHidden();
  await press('I have saved it');

  await press('Send Test to Harbour chat');
  const history = page.getByRole('list', { name: 'Deliveries' });
  await expect(history.getByRole('listitem')).toHaveText(/Test\s*Delivered.*Answer 200/);
  expect(events).toEqual(['ping']);

  status = 500;
  await press('Send Test to Harbour chat');
  const failed = history.getByRole('listitem').filter({ hasText: 'Failed' });
  await expect(failed).toHaveText(/Answer 500/);
  status = 200;
  await failed.getByRole('button', { name: /^Send Again/ }).focus();
  await page.keyboard.press('Enter');
  await expect(failed).toHaveCount(0);
  expect(events).toHaveLength(3);

  await press('Delete Harbour chat');
  const question = page.getByRole('dialog', { name: 'Delete Webhook' });
  await question.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('There are no webhooks.')).toBeVisible();
  receiver.close();
});
