import { expect, test } from '@playwright/experimental-ct-react';
import { Stage } from '#stories/support/stage.tsx';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const titles = { edit: 'Edit post', discard: 'Discard changes?', help: 'Help' };
const names = ['edit', 'discard', 'help'] as const;

for (const closed of names) {
  const others = names.filter((name) => name !== closed);
  test(`when ${closed} closes, ${others.join(' and ')} stay open, with focus in the topmost one`, async ({
    mount,
    page,
  }) => {
    await mount(<Stage />);
    await page.evaluate(() => window.stage.show('shell/dialog/modal-stack', 'start'));
    for (const name of names) await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
    await dispatchStoryEvent(page, 'dialog.held', { id: 'help', isHeld: false });
    await dispatchStoryEvent(page, 'dialog.closed', closed);
    await expect(page.locator('[role="dialog"][data-state="open"]')).toHaveCount(2);
    await expect(page.locator('[data-machine="modal-stack"]')).toHaveAttribute('data-state', 'several');
    const top = page.getByRole('dialog', { name: titles[others[1] ?? 'help'] });
    await expect.poll(() => top.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="dialog"][data-state="open"]')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: titles[others[0] ?? 'edit'] })).toBeVisible();
  });
}
