import { expect, test } from '@playwright/experimental-ct-react';
import { Empty, Filled } from '#stories/composer/editor/markdown-editor.stories.tsx';
import { Live } from '#stories/composer/editor/suggestion-field.stories.tsx';
import { Member } from '#stories/composer/form/create-comment.stories.tsx';
import { Stage } from '#stories/support/stage.tsx';
import { openInputMethod } from '#tests/support/machine/input-method.ts';

/** The intermediate texts that input methods show during each composition, and the text that they commit. */
const scripts = {
  Japanese: [
    [['に', 'にほ', 'にほん', '日本'], '日本'],
    [['ご', '語'], '語'],
    [['の', 'のb', 'のぶ', 'のぶn', 'のぶん', 'の文'], 'の文'],
  ],
  Korean: [
    [['ㅎ', '하', '한'], '한'],
    [['ㄱ', '그', '글'], '글'],
    [['ㅇ', '이', '입'], '입'],
  ],
  'an on-screen keyboard': [
    [['h', 'hi', 'hid', 'hide'], 'hide'],
    [[' g', ' gl', ' glu', ' glue'], ' glue'],
    [['!'], '!'],
  ],
} as const;

for (const [name, script] of Object.entries(scripts))
  test(`an input method for ${name} loses no character, and its text can be undone`, async ({ mount, page }) => {
    await mount(<Empty />);
    const area = page.getByRole('textbox', { name: 'Your comment' });
    await area.focus();
    const method = await openInputMethod(page);
    for (const [shown, text] of script) {
      await method.compose(...shown);
      await method.choose('Enter');
      await method.commit(text);
    }
    const written = script.map(([, text]) => text).join('');
    await expect(area).toHaveValue(written);
    await page.keyboard.type(' ok');
    await expect(area).toHaveValue(`${written} ok`);
    for (let steps = 0; (await area.inputValue()) !== '' && steps < 20; steps += 1)
      await page.keyboard.press('Control+z');
    await expect(area).toHaveValue('');
  });

test('a key handled by an input method affects neither a list nor the text', async ({ mount, page }) => {
  await mount(<Filled />);
  const area = page.getByRole('textbox', { name: 'Your comment' });
  await area.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n- にわ');
  const before = await area.inputValue();
  const method = await openInputMethod(page);
  await method.compose('にほ', '日本');
  await method.choose('Enter');
  await method.commit('日本');
  // In Safari the key that ends a composition is dispatched after the composition has ended.
  await method.choose('Enter');
  await expect(area).toHaveValue(`${before}日本`);
});

test('text composed while the editor loads is preserved', async ({ mount, page }) => {
  await mount(<Member />);
  const area = page.getByRole('textbox', { name: 'Your comment' });
  const method = await openInputMethod(page);
  await area.focus();
  await method.compose('に', 'にほ', '日本');
  await page.waitForTimeout(300);
  await method.compose('日本語');
  await method.commit('日本語');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expect(area).toHaveValue('日本語');
  await expect(area).toBeFocused();
});

test('a mention is suggested during composition, and the key that confirms the composed word does not insert a mention', async ({
  mount,
  page,
}) => {
  await mount(<Stage />);
  await page.evaluate(() => window.stage.show('composer/editor/mention-suggestion', 'start'));
  const area = page.getByRole('textbox', { name: 'Your comment' });
  await area.focus();
  await page.keyboard.type('@');
  const method = await openInputMethod(page);
  await method.compose('は', 'はな', '花');
  const body = [{ userID: 3, name: '花子', photoUrl: null, dateLastActive: null }];
  const answer = () => page.evaluate((given) => window.stage.answer({ status: 200, body: given }), body);
  await expect.poll(answer).toBe(true);
  await expect(page.getByRole('option', { name: '花子' })).toBeVisible();
  await method.choose('Enter');
  await method.commit('花');
  await method.choose('Enter');
  await expect(area).toHaveValue('@花');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('@花子 ');
});

test('in a suggestion field, the key that confirms a composed word does not select an option', async ({
  mount,
  page,
}) => {
  await mount(<Live />);
  const field = page.getByRole('combobox', { name: 'Wood' });
  await field.focus();
  const method = await openInputMethod(page);
  await method.compose('o', 'oa');
  await expect(page.getByRole('option', { name: 'oak' }).first()).toBeVisible();
  await method.choose('ArrowDown');
  await method.choose('Enter');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await method.commit('oak');
  await method.choose('Enter');
  await expect(field).toHaveValue('oak');
  await expect(field).toBeFocused();
});
