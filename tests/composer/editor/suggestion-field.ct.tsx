import { expect, test } from '@playwright/experimental-ct-react';
import { Live } from '#stories/composer/editor/suggestion-field.stories.tsx';
import { readAnnouncements, recordAnnouncements } from '#tests/support/api/live-announcements.ts';

test('the number of options is announced once they are found, then each option with its position', async ({
  mount,
  page,
}) => {
  await mount(<Live />);
  const field = page.getByRole('combobox', { name: 'Wood' });
  await field.focus();
  await recordAnnouncements(page);
  await page.keyboard.type('oa');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^oakum/);
  await expect.poll(() => readAnnouncements(page)).toEqual(['2 suggestions', 'oak, 1 of 2', 'oakum, 2 of 2']);
});

test('Escape closes the list and leaves the text, then clears it; the focus never leaves the field', async ({
  mount,
  page,
}) => {
  await mount(<Live />);
  const field = page.getByRole('combobox', { name: 'Wood' });
  await field.focus();
  for (const letter of 'oak') {
    await page.keyboard.type(letter);
    await expect(field).toBeFocused();
  }
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('oak');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});
