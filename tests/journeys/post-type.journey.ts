import type { Page } from '@playwright/test';
import { addCategory } from '#api/category/category.client.ts';
import { addPostField } from '#api/post/post-field.client.ts';
import { addPostType } from '#api/post/post-type.client.ts';
import { expect, signedInAs, test, untilAlive } from '#tests/support/journey.ts';
import { aMemberOf } from '#tests/support/visitor.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Body/ });

test('a type with fields is written, kept as the type changes, refused where a field lacks, and read by whom it may', async ({
  page,
  forum,
  administrator,
  browser,
}) => {
  const author = await aMemberOf(forum, administrator, 'Linnet');
  const { api } = administrator;
  const place = { name: 'Slipway', urlcode: 'slipway', displayAs: 'discussions' } as const;
  const { categoryID } = (await addCategory(api, place)).body;
  const log = { postTypeID: 'boat-log', name: 'Boat log', parentPostTypeID: 'discussion' };
  await addPostType(api, { ...log, categoryIDs: [categoryID], postHelperText: 'One for each boat.' });
  const text = { postTypeID: log.postTypeID, dataType: 'text', formType: 'text', visibility: 'public' } as const;
  await addPostField(api, { ...text, postFieldID: 'hull', label: 'Hull', isRequired: true });
  await addPostField(api, { ...text, postFieldID: 'cost', label: 'Cost', visibility: 'private' });
  await addPostField(api, { ...text, postFieldID: 'begun', label: 'Begun', dataType: 'date', formType: 'date' });

  await signedInAs(page, author, forum.url);
  await page.goto(`/post/boat-log/${categoryID}`);
  await untilAlive(page);
  await expect(page.getByText('One for each boat.')).toBeVisible();
  await page.getByLabel(/^Boat log Title/).fill('A dinghy from one plank');
  await editor(page).fill('It is a long plank.');
  await page.getByLabel(/^Cost/).fill('140');
  await page.getByLabel(/^Post Type/).selectOption('Question');
  await expect(page.getByLabel(/^Cost/)).toHaveCount(0);
  await page.getByLabel(/^Post Type/).selectOption('Boat log');
  await expect(page.getByLabel(/^Cost/)).toHaveValue('140');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Fill in “Hull”.', { exact: true })).toBeVisible();
  await page.getByLabel(/^Hull/).fill('Larch');
  await page.getByLabel(/^Begun/).fill('2026-03-02');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const log2 = page.getByRole('region', { name: 'Boat log' });
  await expect(log2).toContainText('Larch');
  await expect(log2).toContainText('140');
  await expect(log2).toContainText('Only the author and the staff see this');

  const reader = await browser.newPage({ javaScriptEnabled: false, baseURL: forum.url });
  await reader.goto(new URL(page.url()).pathname);
  await expect(reader.getByRole('region', { name: 'Boat log' })).toContainText('Larch');
  await expect(reader.getByText('140')).toHaveCount(0);
  await reader.close();

  await addPostType(api, { postTypeID: 'boat-sale', name: 'Boat for sale', parentPostTypeID: 'discussion' });
  await addPostField(api, { ...text, postTypeID: 'boat-sale', postFieldID: 'make', label: 'Make', isRequired: true });
  const address = page.url();
  await page.context().clearCookies();
  await signedInAs(page, administrator, forum.url);
  await page.goto(address);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Discussion Options' }).click();
  await page.getByRole('menuitem', { name: 'Change Post Type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post Settings' });
  await dialog.getByLabel(/^Post Type/).selectOption('Boat for sale');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('region', { name: 'Fields' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel(/^Hull/).selectOption('Into “Make”');
  await expect(dialog.getByLabel(/^Make/)).toHaveValue('Larch');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('From Boat log to Boat for sale.');
  await expect(dialog).toContainText(/No longer shown, but kept: .*Cost.*Begun/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel(/^Make/)).toHaveValue('Larch');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Change Type' }).click();
  await expect(page.getByText('Success! Post type changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Boat for sale' })).toContainText('MakeLarch');
});
