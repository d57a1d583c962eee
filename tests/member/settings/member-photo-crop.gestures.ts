import { expect, type Page } from '@playwright/test';
import { memberPhotoCropModel } from '#machines/member/settings/member-photo-crop.model.ts';
import { defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'me.png', mimeType: 'image/png', buffer: pixel };

const chooser = (page: Page) => page.getByLabel('Upload New Picture');
const stage = (page: Page) => page.getByRole('group', { name: /Visible part of the picture/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save Picture' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove Picture' });

/** The gestures with which a member selects, crops and removes their photo. */
export const memberPhotoCropGestures = defineGestures(memberPhotoCropModel, {
  events: {
    'file.chosen': {
      pointer: ({ page }) => chooser(page).setInputFiles(picture),
      keyboard: async ({ page }) => {
        await tabTo(page, chooser(page));
        await chooser(page).setInputFiles(picture);
      },
    },
    'area.moved': {
      pointer: async ({ page }) => {
        const box = await stage(page).boundingBox();
        if (!box) throw new Error('The picture is not rendered.');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2);
        await page.mouse.up();
      },
      keyboard: async ({ page }) => {
        await tabTo(page, stage(page));
        await page.keyboard.press('ArrowRight');
      },
    },
    'save.requested': press(save),
    'crop.cancelled': press((page) => page.getByRole('button', { name: 'Cancel' })),
    'removal.requested': press(remove),
  },
  replies: { savePhoto: () => ({ status: 201, body: { photoUrl: null } }), removePhoto: () => ({ status: 204 }) },
  facts: {
    hasFile: (look) => look.one('input[type=range]') !== undefined,
    refusal: (look) => look.problem(),
  },
  seen: {
    ready: ({ page }) => expect(chooser(page)).toBeVisible(),
    cropping: ({ page }) => expect(save(page)).toBeVisible(),
    saving: ({ page }) => expect(save(page)).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(page.getByRole('alert')).toContainText('This is no picture.'),
    removing: ({ page }) => expect(remove(page)).toHaveAttribute('aria-busy', 'true'),
    unremoved: ({ page }) => expect(chooser(page)).toHaveAttribute('aria-invalid', 'true'),
    saved: ({ page }) => expect(page.getByText('Changes saved.')).toBeVisible(),
  },
});
