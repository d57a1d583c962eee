import { describe, expect, test } from 'vitest';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { avatarHue, avatarHues, initials } from '#components/primitives/avatar/avatar-fallback.ts';
import { html, tagsIn, textOf } from '#tests/primitives/runtime/rendered.tsx';

describe('an avatar', () => {
  test('shows the photo, named after the member', () => {
    const page = html(<Avatar name="Ana" photoUrl="/media/ana.png" size="large" />);
    expect(tagsIn(page, 'img')[0]).toMatchObject({ src: '/media/ana.png', width: '100', height: '100' });
    expect(page).toContain('alt="User: &quot;Ana&quot;"');
  });

  test.each([undefined, null, ''])('shows initials when the photo is %j', (photoUrl) => {
    const page = html(<Avatar name="Ana Díaz" photoUrl={photoUrl} />);
    expect(page).not.toContain('<img');
    expect(page).toContain('role="img" aria-label="User: &quot;Ana Díaz&quot;"');
    expect(textOf(page)).toBe('AD');
  });

  test('shows an icon for a name without letters', () => {
    expect(html(<Avatar name="???" />)).toContain('<svg');
  });

  test('is hidden from screen readers beside the name', () => {
    expect(html(<Avatar name="Ana" decorative />)).toContain('aria-hidden="true"');
    expect(tagsIn(html(<Avatar name="Ana" photoUrl="/a.png" decorative />), 'img')[0]?.['alt']).toBe('');
  });
});

test.each([
  ['Ana Díaz', 'AD'],
  ['boris', 'B'],
  ['Mary Ann van Dyke', 'MD'],
  ['dora-lee', 'DL'],
  ['émile', 'É'],
  ['李 娜', '李娜'],
  ['42 cats', '4C'],
  ['???', ''],
  ['', ''],
])('"%s" is shortened to "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a name always has the same hue, and names are spread over all hues', () => {
  expect(avatarHue('Ana')).toBe(avatarHue('Ana'));
  const used = new Set(Array.from({ length: 200 }, (_, index) => avatarHue(`member ${index}`)));
  expect(used).toEqual(new Set(avatarHues));
});
