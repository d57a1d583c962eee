import { expect, type Page } from '@playwright/test';
import type { SessionMember } from '#machines/account/sign-in/session.machine.ts';
import { sessionModel } from '#machines/account/sign-in/session.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In Again' });
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' });

/** Announces the signed-in member as another tab of the browser would. */
const tell = (page: Page, member: SessionMember | null) =>
  page.evaluate((who) => new BroadcastChannel('folkmoot-session').postMessage(who), member);

async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await dialog(page).getByLabel('Email/Username').fill(name);
  await dialog(page).getByLabel('Password').fill(password);
  const code = dialog(page).getByLabel('Code');
  if (await code.isVisible()) await code.fill('492 039');
}

/** Expects that the unfinished comment is present in every state. */
const keepsText = (page: Page) =>
  expect(page.getByRole('textbox', { name: 'Your comment', includeHidden: true })).toHaveValue('Soak it overnight.');

const isAsking = async ({ page }: { page: Page }) => {
  await expect(dialog(page)).toBeVisible();
  await keepsText(page);
};

const saysWhy = async ({ page }: { page: Page }) => {
  await isAsking({ page });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
};

/** The gestures and expectations for signing out, losing a session and signing in again. */
export const sessionGestures = defineGestures(sessionModel, {
  events: {
    'session.began': { world: ({ page, event }) => tell(page, event.member) },
    'session.ended': { world: ({ page }) => tell(page, null) },
    'signIn.submitted': {
      pointer: async ({ page, event }) => {
        await fillIn(page, event.name, event.password);
        await click(dialog(page).getByRole('button', { name: 'Sign In' }));
      },
      keyboard: async ({ page, event }) => {
        await fillIn(page, event.name, event.password);
        await page.keyboard.press('Enter');
      },
    },
    'signIn.postponed': {
      pointer: ({ page }) => click(dialog(page).getByRole('button', { name: 'Later' })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'signIn.requested': press((page) => page.getByRole('button', { name: 'Sign In Again' })),
    'signOut.requested': press(signOut),
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
    'reload.requested': {
      pointer: ({ page }) => click(page.getByRole('button', { name: 'Reload the Page' })),
      keyboard: async ({ page }) => {
        await tabTo(page, page.getByRole('button', { name: 'Reload the Page' }));
        await page.keyboard.press('Enter');
      },
    },
  },
  replies: {
    signIn: (member: SessionMember) => ({ status: 201, body: { ...member, dateExpires: '2026-12-20T12:00:00Z' } }),
    signOut: () => ({ status: 204 }),
  },
  facts: {
    member: (look) => {
      if (look.texts('[role=status]').some((words) => words.includes('You are signed out.'))) return null;
      return look.text('[role=status] bdi') ?? look.value('[role=dialog] [name=name]');
    },
    reason: (look) => look.problem(),
    asksCode: (look) => look.one('[role=dialog]') && look.named('[role=dialog] input', 'Code') !== undefined,
  },
  seen: {
    guest: ({ page }) => expect(page.getByRole('status')).toContainText('You are signed out.'),
    'member.here': ({ page }) => expect(signOut(page)).toBeVisible(),
    'member.signingOut': ({ page }) => expect(signOut(page)).toHaveAttribute('aria-busy', 'true'),
    'member.staying': ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
    'expired.asking': isAsking,
    'expired.signingIn': async ({ page }) => {
      await isAsking({ page });
      await expect(dialog(page).getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
    },
    'expired.codeRequired': async ({ page }) => {
      await saysWhy({ page });
      await expect(dialog(page).getByLabel('Code')).toBeVisible();
    },
    'expired.refused': saysWhy,
    'expired.failed': saysWhy,
    'expired.postponed': async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sign In Again' })).toBeVisible();
      await keepsText(page);
    },
    changed: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Reload the Page' })).toBeVisible();
      await keepsText(page);
    },
  },
});
