import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { openByKeyboard } from '#tests/support/browser/keyboard-screen.ts';
import type { UserInput } from '#tests/support/browser/user-input.ts';

/** A change on a page of settings: the card, the field, and what is typed into it. Without a text, a switch is pressed. */
interface Change {
  readonly address: string;
  readonly card: string;
  readonly field: string;
  readonly text?: string;
}

const changes: readonly Change[] = [
  {
    address: '/dashboard/settings/access',
    card: 'Search',
    field: 'Address of another search',
    text: 'https://a.test/?q=%s',
  },
  { address: '/settings/language', card: 'Language', field: 'Default language', text: 'Deut' },
  { address: '/embed/forum', card: 'Embedding', field: 'Allow other sites to show the forum' },
  { address: '/appearance/branding', card: 'Identity', field: 'Organization', text: 'Harbour Club' },
  { address: '/appearance/title-bar', card: 'Footer', field: 'Text', text: 'Fair winds.' },
  { address: '/vanilla/settings/posting', card: 'Writing', field: 'Longest title', text: '240' },
  { address: '/dashboard/content/settings', card: 'Community Management', field: 'Allow members to report posts' },
  { address: '/dashboard/content/premoderation', card: 'Approval Rules', field: 'Keywords', text: 'bilgewater' },
  { address: '/dashboard/backups', card: 'Automatic backups', field: 'How often', text: 'Every d' },
  { address: '/dashboard/settings/digest', card: 'Settings', field: 'Time zone', text: 'Europe/Par' },
  {
    address: '/dashboard/settings/registration',
    card: 'Registration method',
    field: 'Address of the terms of service',
    text: 'https://a.test/terms',
  },
];

const contentOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const input = element as HTMLInputElement;
    return input.type === 'checkbox' ? String(input.checked) : input.value;
  });

/** Changes a field, replacing its content. */
async function changeField({ page, hands, field }: { page: Page; hands: UserInput; field: Locator }, text?: string) {
  if (text === undefined) return hands.press(field);
  await hands.write(field, '');
  if ((await field.evaluate(({ localName }) => localName)) !== 'select') await page.keyboard.press('ControlOrMeta+a');
  return page.keyboard.type(text);
}

test('every page of settings is used with the keyboard alone: a value is changed, saved, and restored', async ({
  administratorPage: page,
}) => {
  for (const { address, card: name, field: label, text } of changes)
    await test.step(address, async () => {
      const hands = await openByKeyboard(page, address);
      const card = page.getByRole('region', { name, exact: true });
      const field = card.getByLabel(label).first();
      const before = await contentOf(field);
      await changeField({ page, hands, field }, text);
      expect(await contentOf(field)).not.toBe(before);
      const save = card.getByRole('button', { name: 'Save' });
      await hands.press(save);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await expect(undo).toBeVisible();
      await expect(save).toBeFocused();
      // The way to the message is the same on every page.
      if (address === changes[0]?.address) await hands.press(undo);
      else await undo.press('Enter');
      await expect(page.getByText('The change has been undone.')).toBeVisible();
      await expect.poll(() => contentOf(field)).toBe(before);
    });
});
