import {
  addModerationMessage,
  removeModerationMessage,
} from '#api/moderation/site-message/moderation-message.client.ts';
import {
  expect,
  setSessionCookie,
  test,
  waitForComponentHydration,
  waitForHydration,
} from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

for (const width of [1_280, 390]) {
  test(`an announcement of the administrators can be dismissed and stays dismissed, ${width} pixels wide`, async ({
    page,
    browser,
    forum,
    administrator,
  }) => {
    const text = `The harbour closes at six. (${width})`;
    const { body } = await addModerationMessage(administrator.api, {
      body: text,
      format: 'text',
      isDismissible: true,
      isEnabled: true,
      type: 'info',
      viewLocation: 'content',
      layoutViewType: 'all',
    });
    const guest = await (await browser.newContext({ baseURL: forum.url, viewport: { width, height: 800 } })).newPage();
    await page.setViewportSize({ width, height: 800 });
    await setSessionCookie(page, await aMemberOf(forum, administrator, `Sailor${width}`), forum.url);
    for (const reader of [page, guest]) {
      const message = reader.getByText(text);
      await reader.goto('/discussions');
      await waitForHydration(reader);
      await expect(message).toBeVisible();
      const away = reader
        .getByRole('region', { name: 'Announcements' })
        .locator('div', { has: message })
        .getByRole('button', { name: 'Dismiss' })
        .last();
      await waitForComponentHydration(away);
      await away.press('Enter');
      await expect(message).toHaveCount(0);
      await expect(reader.getByRole('main')).toBeFocused();
      await reader.goto('/categories');
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(message).toHaveCount(0);
    }
    await guest.context().close();
    await removeModerationMessage(administrator.api, body.moderationMessageID);
  });
}
