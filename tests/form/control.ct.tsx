import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Filled as Code } from '#stories/form/control/code-control.stories.tsx';
import { ControlStory } from '#stories/form/control/control-story.tsx';
import { Filled as Icon } from '#stories/form/control/icon-control.stories.tsx';
import { Empty as Picture } from '#stories/form/control/image-control.stories.tsx';
import { Wrong as Records } from '#stories/form/control/record-control.stories.tsx';
import { Filled as RichText } from '#stories/form/control/rich-text-control.stories.tsx';

test('records are found, chosen and removed by keyboard, and one that is gone stays until it is removed', async ({
  mount,
  page,
}) => {
  await mount(<Records />);
  const chosen = page.getByRole('list', { name: 'Chosen: Example' }).getByRole('listitem');
  await expect(chosen).toHaveText(['Oak', 'No longer there (no. 9)']);
  const field = page.getByRole('combobox', { name: 'Example' });
  await field.focus();
  await page.keyboard.type('lar');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Oak', 'No longer there (no. 9)', /^Larch/]);
  await expect(field).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Oak', /^Larch/]);
  await expect(field).toBeFocused();
});

test('a press on the empty field of records lists them', async ({ mount, page }) => {
  await mount(<Records />);
  await page.getByRole('combobox', { name: 'Example' }).click();
  await expect(page.getByRole('option')).toHaveText(['Oak', /^Larch/]);
});

test('Tab leaves a code field, and its line numbers follow the text', async ({ mount, page }) => {
  await mount(<Code />);
  const field = page.getByRole('textbox', { name: 'Example' });
  await field.fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
  const numbers = page.locator('pre');
  await expect(numbers).toContainText('40');
  await field.evaluate((area) => {
    area.scrollTop = 200;
  });
  await expect.poll(() => numbers.evaluate((pre) => pre.scrollTop)).toBe(200);
  await field.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(field).not.toHaveValue(/\t/);
});

test('an icon is chosen with the arrow keys', async ({ mount, page }) => {
  await mount(<Icon />);
  const summary = page.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Trophy' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Award' })).toBeChecked();
  await expect(summary).toContainText('Award');
});

test('rich text has the tools of posts, and Tab leaves it', async ({ mount, page }) => {
  await mount(<RichText />);
  const text = page.getByRole('textbox', { name: 'Example' });
  await text.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Italic' }).click();
  await expect(text).toHaveValue('_Soak it **overnight**._');
  await text.press('Tab');
  await expect(text).not.toBeFocused();
});

const shown = [
  ...(['text', 'textArea', 'number', 'switch', 'choice', 'choices', 'color', 'list', 'group', 'lines'] as const),
  ...(['link', 'date', 'duration', 'code', 'icon', 'image', 'richText', 'record'] as const),
];

for (const direction of ['ltr', 'rtl'])
  test(`every control with long words fits into 320 pixels, ${direction}`, async ({ mount, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    await mount(
      <div>
        {shown.map((control) => (
          <ControlStory key={control} control={control} state="LongWords" />
        ))}
      </div>,
    );
    await expect(page.getByRole('button', { name: /^Remove “Oak”/ })).toBeVisible();
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('label, legend, p, div[id], button, ul, input, select, textarea, img')]
        .filter((one) => one.getBoundingClientRect().width > innerWidth)
        .map(({ tagName, id, className }) => `${tagName} ${id} ${className}`),
    );
    expect(wide).toEqual([]);
  });

/** A picture, 40 pixels wide and 20 high. */
const boat = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR42mMQyakYEMQwavGoxaMWj1o8avGoxaMWj1o8ciwGAL2GBy5z1AKQAAAAAElFTkSuQmCC',
  'base64',
);

/** Answers uploads, and returns the sizes of the pictures that arrive. */
async function receivePictures(page: Page): Promise<string[]> {
  const sizes: string[] = [];
  await page.route('**/api/v2/media', (route) => {
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    const head = body.indexOf('IHDR');
    sizes.push(`${body.readUInt32BE(head + 4)}×${body.readUInt32BE(head + 8)}`);
    return route.fulfill({ status: 201, json: { url: '/uploads/boat.png' } });
  });
  return sizes;
}

const choosePicture = (page: Page) =>
  page.locator('input[type="file"]').setInputFiles({ name: 'boat.png', mimeType: 'image/png', buffer: boat });

test('a picture is uploaded whole, or only the part that was chosen', async ({ mount, page }) => {
  const sizes = await receivePictures(page);
  await mount(<Picture />);
  const address = page.getByRole('textbox', { name: 'Example' });
  const use = page.getByRole('button', { name: 'Use This Part' });
  await choosePicture(page);
  await expect(page.locator('img')).toBeVisible();
  await use.click();
  await expect(address).toHaveValue('/uploads/boat.png');
  await expect(address).toBeFocused();
  await page.getByRole('button', { name: 'Remove the picture: Example' }).click();
  await expect(address).toHaveValue('');
  await choosePicture(page);
  await page.getByRole('slider').fill('2');
  await use.click();
  await expect(address).toHaveValue('/uploads/boat.png');
  expect(sizes).toEqual(['40×20', '20×10']);
});
