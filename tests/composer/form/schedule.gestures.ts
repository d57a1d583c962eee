import { expect, type Page } from '@playwright/test';
import { scheduleModel } from '#machines/composer/form/schedule.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Schedule Post/ });

const override = (page: Page) => page.getByRole('dialog', { name: 'Override Schedule' });

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });

const opener = button(/^(Schedule|Edit Schedule)$/);

const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** The gestures for scheduling a draft. */
export const scheduleGestures = defineGestures(scheduleModel, {
  events: {
    'schedule.requested': press(opener),
    'moment.edited': {
      pointer: async ({ page, event }) => {
        await dialog(page).getByLabel('Date').fill(event.date);
        await dialog(page).getByLabel('Time').fill(event.time);
      },
      keyboard: async ({ page, event }) => {
        await tabTo(page, dialog(page).getByLabel('Date'));
        await dialog(page).getByLabel('Date').fill(event.date);
        await dialog(page).getByLabel('Time').fill(event.time);
      },
    },
    'schedule.confirmed': press((page) => dialog(page).getByRole('button', { name: 'Schedule', exact: true })),
    'cancel.requested': press(button('Cancel Schedule')),
    'post.requested': press(button('Post Now')),
    'override.confirmed': press((page) => override(page).getByRole('button', { name: 'Post Now' })),
    'dialog.closed': {
      pointer: ({ page }) => click(page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'retry.requested': press(button('Retry')),
    'problem.dismissed': press(button('Dismiss')),
  },
  requests: { saveDraft: /\/save/, scheduleDraft: /\/schedule/, cancelSchedule: /\/cancel/, post: /\/post/ },
  facts: {
    date: (look) => look.value('[role=dialog] input[type=date]'),
    time: (look) => look.value('[role=dialog] input[type=time]'),
    problem: (look) => {
      const field = look.one('[role=dialog] input[type=time]');
      if (!field) return look.problem();
      const error = field.getAttribute('aria-describedby');
      return error ? look.text(`[id="${error}"]`) : '';
    },
    hasOtherSchedule: (look) => look.one('[role=dialog] input[type=time]') && look.one('[role=dialog] a') !== undefined,
    draftStatus: (look) => {
      if (look.all('a').some((link) => !link.closest('[role=dialog]'))) return 'scheduled';
      if (look.texts('[role=status]').some((words) => words.startsWith('Unable to post'))) return 'error';
      return look.texts('button').join() === 'Schedule' ? 'draft' : undefined;
    },
    dateScheduled: (look) => {
      const [, date] = /published on (.+)\.$/.exec(look.text('[role=status]') ?? '') ?? [];
      return date && new Date(date).toISOString();
    },
  },
  seen: {
    unscheduled: async ({ page }) => {
      await noDialog(page);
      await expect(button('Schedule')(page)).toBeVisible();
    },
    preparing: ({ page }) => expect(page.getByText('Saving the draft…')).toBeVisible(),
    unprepared: ({ page }) => expect(page.getByRole('alert')).toContainText('contacting the server'),
    choosing: ({ page }) => expect(dialog(page)).toBeVisible(),
    scheduling: ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Schedule', exact: true })).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(dialog(page).getByText('already scheduled').first()).toBeVisible(),
    scheduled: async ({ page }) => {
      await noDialog(page);
      await expect(page.getByText(/^Your post will be published on/)).toBeVisible();
    },
    overriding: ({ page }) => expect(override(page)).toBeVisible(),
    cancelling: ({ page }) => expect(page.getByText('Canceling the schedule…')).toBeVisible(),
    posting: ({ page }) => expect(page.getByText('Posting…')).toBeVisible(),
    unposted: ({ page }) => expect(page.getByRole('alert')).toContainText('contacting the server'),
    uncancelled: ({ page }) => expect(page.getByRole('alert')).toContainText('contacting the server'),
    error: async ({ page }) => {
      await noDialog(page);
      await expect(page.getByText('Unable to post.')).toBeVisible();
    },
  },
});
