import { expect, test } from 'vitest';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { html, linksIn, tagsIn } from '#tests/primitives/runtime/rendered.tsx';

const buttonOf = (page: string) => tagsIn(page, 'button')[0];

test('a button submits a form only with type submit', () => {
  expect(buttonOf(html(<Button>Save</Button>))).toMatchObject({ type: 'button' });
  expect(buttonOf(html(<Button type="submit">Save</Button>))).toMatchObject({ type: 'submit' });
});

test('a busy button stays focusable, and is announced as busy', () => {
  const page = html(<Button busy>Save</Button>);
  expect(buttonOf(page)).toMatchObject({ 'aria-disabled': 'true', 'aria-busy': 'true' });
  expect(page).not.toContain('disabled=""');
});

test('a disabled button gives its reason', () => {
  const page = html(<Button disabledReason="Only moderators may move discussions.">Move</Button>);
  expect(buttonOf(page)).toMatchObject({ 'aria-disabled': 'true' });
  expect(page).toMatch(
    new RegExp(`<span id="${buttonOf(page)?.['aria-describedby']}"[^>]*>Only moderators may move discussions.</span>`),
  );
});

test('an icon button has a name', () => {
  expect(buttonOf(html(<IconButton label="Bookmark" icon={<svg aria-hidden="true" />} pressed />))).toMatchObject({
    'aria-label': 'Bookmark',
    'aria-pressed': 'true',
  });
});

test('a button that navigates is a link', () => {
  const page = html(<ButtonLink href="/entry/register">Register</ButtonLink>);
  expect(linksIn(page)[0]).toMatchObject({ href: '/entry/register' });
  expect(page).not.toContain('<button');
});
