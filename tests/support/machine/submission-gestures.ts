import { expect, type Locator, type Page } from '@playwright/test';
import type { Model } from '#machines/model/model.ts';
import type { SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import type { Look } from '#stories/support/look.ts';
import { defineGestures, type Gesture, type Gestures, press } from './gestures.ts';

type Find = (page: Page) => Locator;

/** How a feature shows its submission. */
export interface SubmissionGestures {
  /** The button that sends. It is busy during the call. */
  readonly trigger: Find;
  /** How the payload is sent, when this takes more than a press of the trigger. */
  readonly submit?: Gesture<never>;
  /** Edits the field that the server rejected. */
  readonly edit?: Gesture<never>;
  /** The dialog, form or page part that shows the problem. Defaults to the page. */
  readonly part?: Find;
  /** Whether a toast shows the problem. */
  readonly isToast?: boolean;
  /** Checks of states that differ from the usual view, by state. */
  readonly seen?: Gestures['seen'];
  /** How the facts are perceived, when the problem is not the text of an alert alone. */
  readonly facts?: Gestures['facts'];
  readonly replies?: Gestures['replies'];
  readonly requests?: Gestures['requests'];
  readonly before?: Gestures['before'];
  readonly calls?: Gestures['calls'];
}

/** The messages of the failures in `submission.model.ts`, by state. */
const messages = {
  rejected: /Permission Problem|Please correct the marked fields below/,
  conflict: 'Sami has already handled this. Nothing was changed.',
  signedOut: 'You have been signed out.',
  failed: 'Something went wrong',
  undoFailed: 'Something went wrong',
} as const;

/**
 * Defines the gestures of a feature's submission: the trigger is busy during the call, a failure shows its reason and
 * the next action, and the usual buttons retry, undo and dismiss.
 */
export function defineSubmissionGestures(
  model: Model<SubmissionMachine>,
  { trigger, submit, edit, part = (page) => page.locator('body'), seen, isToast = false, ...rest }: SubmissionGestures,
): Gestures<SubmissionMachine> {
  const button = (name: string) => (page: Page) => part(page).getByRole('button', { name, exact: true });
  const alert = (page: Page) => part(page).getByRole('alert');
  const toast = (page: Page, hasText: string | RegExp) => page.locator('[data-toast]').filter({ hasText });
  const isRefused =
    (state: keyof typeof messages, action?: string) =>
    async ({ page }: { page: Page }) => {
      if (isToast) await expect(toast(page, messages[state])).not.toHaveCount(0);
      else await expect(alert(page)).toContainText(messages[state]);
      await expect(trigger(page)).not.toHaveAttribute('aria-busy', 'true');
      if (action) await expect(button(action)(page)).toBeVisible();
    };
  const isCalm = async ({ page }: { page: Page }) => {
    if (!isToast) await expect(alert(page)).toHaveCount(0);
    await expect(trigger(page)).not.toHaveAttribute('aria-busy', 'true');
  };
  const retry = model.machine.states['failed']?.ownEvents.includes('retry.requested') ? 'Retry' : undefined;
  return defineGestures(model, {
    events: {
      'submission.requested': (submit ?? press(trigger)) as Gesture<never>,
      'retry.requested': press(button('Retry')) as Gesture<never>,
      'undo.requested': press(button('Undo')) as Gesture<never>,
      'problem.dismissed': press(button('Dismiss')) as Gesture<never>,
      'notice.dismissed': press(button('Dismiss')) as Gesture<never>,
      ...(edit && { 'field.edited': edit }),
    },
    // A toast stays after the next step, so that it does not show the present problem.
    facts: {
      ...(!isToast && { message: (look: Look) => look.problem() }),
      ...(edit && { fieldErrors: (look: Look) => look.fieldErrors() }),
    },
    seen: {
      idle: isCalm,
      sending: ({ page }: { page: Page }) => expect(trigger(page)).toHaveAttribute('aria-busy', 'true'),
      done: isCalm,
      rejected: isRefused('rejected'),
      conflict: isRefused('conflict'),
      signedOut: isRefused('signedOut', isToast ? undefined : 'Sign in again'),
      failed: isRefused('failed', retry),
      undoing: ({ page }: { page: Page }) => expect(button('Undo')(page)).toHaveAttribute('aria-busy', 'true'),
      undone: isCalm,
      undoFailed: isRefused('undoFailed', 'Retry'),
      ...seen,
    },
    ...rest,
  } as never);
}
