import { expect, type Page } from '@playwright/test';
import { categoryFollowModel } from '#machines/category/category-follow.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const button = (page: Page) => page.getByRole('button', { name: /^Follow(ing)?$/ });
const flyout = (page: Page) => page.getByRole('region', { name: 'Notification Preferences of Meeting Place' });
const choice = (page: Page) =>
  flyout(page).getByRole('group', { name: 'New posts' }).getByRole('checkbox', { name: 'Notification Email' });

type Look = (hand: { page: Page }) => Promise<unknown>;

const isNamed =
  (name: string): Look =>
  ({ page }) =>
    expect(button(page)).toHaveText(name);

/** The assertions for each state of the preferences, independent of whether the flyout is open. */
const preferences: Readonly<Record<string, Look>> = {
  notFollowed: isNamed('Follow'),
  following: isNamed('Following'),
  refused: ({ page }) => expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible(),
  settled: isNamed('Following'),
  saving: isNamed('Following'),
  waiting: isNamed('Following'),
  unfollowing: ({ page }) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
  failed: ({ page }) => expect(page.getByRole('alert')).toContainText('contacting the server'),
};

const flyoutIs: Readonly<Record<string, Look>> = {
  closed: ({ page }) => expect(flyout(page)).toHaveCount(0),
  open: ({ page }) => expect(flyout(page)).toBeVisible(),
};

const seen = Object.fromEntries(
  Object.entries(flyoutIs).flatMap(([place, looksOpen]) =>
    Object.entries(preferences).map(([state, look]) => [
      `flyout.${place} + preferences.${state}`,
      async (hand: { page: Page }) => {
        await look(hand);
        await looksOpen(hand);
      },
    ]),
  ),
);

/** The gestures of the category follow machine, by pointer and keyboard. */
export const categoryFollowGestures = defineGestures(categoryFollowModel, {
  events: {
    'flyout.opened': press(button),
    'flyout.closed': {
      pointer: ({ page }) => click(button(page)),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'choice.toggled': press(choice, 'Space'),
    'unfollow.requested': press((page) => flyout(page).getByRole('button', { name: 'Unfollow Category' })),
    'retry.requested': press((page) => page.getByRole('button', { name: 'Try Again' })),
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  facts: {
    isEmailWanted: (look) => {
      const box = look.all('fieldset, [role=group]').find((one) => look.label(one).includes('New posts'));
      const email = [...(box?.querySelectorAll('input') ?? [])].find((one) => look.label(one).includes('Email'));
      return email?.checked;
    },
    wanted: (look) => {
      if (!look.one('fieldset')) return undefined;
      const names = ['popup.posts', 'email.posts', 'popup.comments', 'email.comments'];
      const chosen = look.positions('fieldset input', ':checked').map((place) => names[place - 1] ?? '');
      return [...(look.text('button[aria-expanded]') === 'Following' ? ['followed'] : []), ...chosen];
    },
    // After a failure, the view shows the preferences of the server.
    known: (look) => {
      if (!look.one('fieldset') || look.problem() === undefined) return undefined;
      const names = ['popup.posts', 'email.posts', 'popup.comments', 'email.comments'];
      const chosen = look.positions('fieldset input', ':checked').map((place) => names[place - 1] ?? '');
      return [...(look.text('button[aria-expanded]') === 'Following' ? ['followed'] : []), ...chosen];
    },
    reason: (look) => look.problem(),
  },
  seen,
});
