import { expect, type Page } from '@playwright/test';
import { layoutDraftModel } from '#machines/administration/layout-editor/layout-draft.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByText('You have unsaved changes');

/** The gestures of the draft of a layout. */
export const layoutDraftGestures = defineGestures(layoutDraftModel, {
  events: {
    'layout.changed': press(button('Make a step')),
    'draft.continued': press(button('Continue')),
    'draft.discarded': press(button('Discard')),
  },
  requests: { findDraft: /find$/, storeDraft: /store$/ },
  facts: { offered: (look) => /of the layout “([^”]*)”, last changed/.exec(look.texts('div').join(' '))?.[1] ?? '' },
  seen: {
    looking: ({ page }) => expect(offer(page)).toHaveCount(0),
    storing: ({ page }) => expect(offer(page)).toHaveCount(0),
    offered: ({ page }) => expect(offer(page)).toBeVisible(),
    failed: ({ page }) => expect(page.getByText('on this device only')).toBeVisible(),
    kept: ({ page }) => expect(offer(page)).toHaveCount(0),
    waiting: ({ page }) => expect(offer(page)).toHaveCount(0),
  },
});
