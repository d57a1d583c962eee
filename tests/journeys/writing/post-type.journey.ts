import type { Locator, Page } from '@playwright/test';
import { addCategory } from '#api/category/category.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { addPostField } from '#api/post/type/post-field.client.ts';
import { addPostType } from '#api/post/type/post-type.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Body/ });

test('a list is filtered by a post type created by an administrator', async ({ page }) => {
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Filter/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Recipe' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/type=recipe/);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await dialog.getByRole('checkbox', { name: 'Idea' }).check();
  await dialog.getByRole('checkbox', { name: 'flatbread' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/type=idea(,|%2C)recipe/);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(page.getByRole('link', { name: /barbari in the community oven/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Recipe', exact: true }).first().click();
  await expect(page).toHaveURL(/type=recipe$/);
  await expect(page.getByRole('link', { name: /Eleven kilos/ })).toHaveCount(0);
});

test('a post type with fields is created and used, its values survive a type change, missing fields are refused, and visibility applies', async ({
  page,
  forum,
  administrator,
  browser,
}) => {
  const author = await aMemberOf(forum, administrator, 'Linnet');
  const { api } = administrator;
  const place = { name: 'Dry Dock', urlcode: 'dry-dock', displayAs: 'discussions' } as const;
  const { categoryID } = (await addCategory(api, place)).body;
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/post-types');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add a Post Type' }).click();
  const made = page.getByRole('dialog', { name: 'Add a Post Type' });
  await made.getByLabel(/^Name/).fill('Boat log');
  await expect(made.getByLabel(/^API/)).toHaveValue('boat-log');
  await made.getByLabel(/^Help text/).fill('One for each boat.');
  await made.getByRole('combobox', { name: 'Categories' }).fill('Dry');
  await made.getByRole('option', { name: 'Dry Dock' }).click();
  await made.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('region', { name: 'Boat log' });
  await expect(card).toContainText('Based on Discussion · In 1 category');
  const add = async (label: string, rest: (dialog: Locator) => Promise<unknown>) => {
    await card.getByRole('button', { name: 'Add a Field to Boat log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a Field' });
    await dialog.getByLabel(/^Label/).fill(label);
    await rest(dialog);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('heading', { name: label })).toBeVisible();
  };
  await add('Cost', (dialog) =>
    dialog.getByLabel('Who can see the answer').selectOption('Visible to the author and staff'),
  );
  await add('Hull', (dialog) => dialog.getByRole('switch', { name: 'Required' }).check());
  await add('Begun', (dialog) => dialog.getByLabel('Field type').selectOption('Date'));
  await card.getByRole('button', { name: 'Move “Hull” up' }).click();
  await expect(card.getByRole('listitem').first()).toContainText('Hull');
  const text = { dataType: 'text', formType: 'text', visibility: 'public' } as const;

  await page.context().clearCookies();
  await setSessionCookie(page, author, forum.url);
  await page.goto(`/post/boat-log/${categoryID}`);
  await waitForHydration(page);
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
  const shown = page.getByRole('region', { name: 'Boat log' });
  await expect(shown).toContainText('Larch');
  await expect(shown).toContainText('140');
  await expect(shown).toContainText('Visible only to the author and staff');

  const written = page.url();
  await page.goto(`/post/editdiscussion/${/discussion\/(\d+)/.exec(written)?.[1]}`);
  await waitForHydration(page);
  await expect(page.getByLabel(/^Post Type/)).toBeDisabled();
  await page.getByLabel(/^Hull/).fill('Oak');
  await page.getByLabel(/^Cost/).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shown).toContainText('Oak');
  await expect(shown).not.toContainText('140');

  const reader = await browser.newPage({ javaScriptEnabled: false, baseURL: forum.url });
  await reader.goto(new URL(page.url()).pathname);
  await expect(reader.getByRole('region', { name: 'Boat log' })).toContainText('Oak');
  await expect(reader.getByText('140')).toHaveCount(0);
  await reader.close();

  await addPostType(api, { postTypeID: 'boat-sale', name: 'Boat for sale', parentPostTypeID: 'discussion' });
  await addPostField(api, { ...text, postTypeID: 'boat-sale', postFieldID: 'make', label: 'Make', isRequired: true });
  const address = page.url();
  await page.context().clearCookies();
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Discussion Options' }).click();
  await page.getByRole('menuitem', { name: 'Change Post Type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post Settings' });
  await dialog.getByLabel(/^Post Type/).selectOption('Boat for sale');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('region', { name: 'Fields' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel(/^Hull/).selectOption('Into “Make”');
  await expect(dialog.getByLabel(/^Make/)).toHaveValue('Oak');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('From Boat log to Boat for sale.');
  await expect(dialog).toContainText(/Hidden, but kept: .*Begun/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel(/^Make/)).toHaveValue('Oak');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Change Type' }).click();
  await expect(page.getByText('Success! Post type changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Boat for sale' })).toContainText('MakeOak');
});

test('a post type, its fields and their options are translated where they are created, and shown in the language of the viewer', async ({
  page,
  forum,
  administrator,
  browser,
}) => {
  const { api } = administrator;
  const fields = { dataType: 'text', formType: 'dropdown', visibility: 'public' } as const;
  await addPostType(api, { postTypeID: 'pattern', name: 'Pattern', parentPostTypeID: 'discussion' });
  const skill = { ...fields, postTypeID: 'pattern', postFieldID: 'skill', label: 'Skill', dropdownOptions: ['Easy'] };
  await addPostField(api, skill);
  const { categoryID } = (await addCategory(api, { name: 'Knitting', urlcode: 'knitting', displayAs: 'discussions' }))
    .body;
  const post = { name: 'A sock', body: 'Or two.', format: 'text', categoryID, postTypeID: 'pattern' } as const;
  const { url } = (await createDiscussion(api, { ...post, postMeta: { skill: 'Easy' } })).body;
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/post-types');
  await waitForHydration(page);
  const translate = async (name: string, words: Readonly<Record<string, string>>) => {
    await page.getByRole('button', { name: `Translate ${name}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Translate ${name}` });
    await dialog.getByRole('combobox', { name: 'Locales' }).selectOption('fr');
    for (const [label, text] of Object.entries(words)) await dialog.getByRole('textbox', { name: label }).fill(text);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByText('Your translations have been saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await translate('Pattern', { Name: 'Patron' });
  await translate('Skill', { Label: 'Niveau', 'Option “Easy”': 'Facile' });

  const french = { baseURL: forum.url, locale: 'fr-FR', javaScriptEnabled: false };
  const reader = await (await browser.newContext(french)).newPage();
  await reader.goto('/discussions?sort=-dateInserted');
  await expect(reader.getByRole('link', { name: 'Patron', exact: true })).toBeVisible();
  await reader.goto(url);
  await expect(reader.getByRole('region', { name: 'Patron' })).toContainText('NiveauFacile');
  await reader.context().close();
  await page.goto('/settings/post-types');
  await expect(page.getByRole('region', { name: 'Pattern' })).toContainText('Skill');
});
