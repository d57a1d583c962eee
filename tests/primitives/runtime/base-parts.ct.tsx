import { expect, test } from '@playwright/experimental-ct-react';
import { Photos, PhotoThatFails, WithoutPhoto } from '#stories/primitives/avatar/avatar.stories.tsx';
import { Interactive, Paddings } from '#stories/primitives/content/card.stories.tsx';
import { WithAction } from '#stories/primitives/content/empty-state.stories.tsx';
import { Shapes } from '#stories/primitives/content/skeleton.stories.tsx';
import { AsLink, Busy, DisabledWithReason, Small, Types } from '#stories/primitives/form/button.stories.tsx';
import { States as Checkboxes } from '#stories/primitives/form/checkbox.stories.tsx';
import { Invalid, Plain } from '#stories/primitives/form/field.stories.tsx';
import { Sizes as IconButtons, Pressed } from '#stories/primitives/form/icon-button.stories.tsx';
import { States as Inputs } from '#stories/primitives/form/input.stories.tsx';
import { States as Selects } from '#stories/primitives/form/select.stories.tsx';
import { States as Switches } from '#stories/primitives/form/switch.stories.tsx';
import { Expanded } from '#stories/primitives/form/textarea.stories.tsx';
import { SeveralLevels, WithoutFollowingItems } from '#stories/primitives/navigation/breadcrumbs.stories.tsx';
import { Clamped, Middle } from '#stories/primitives/navigation/pager.stories.tsx';
import { Automatic } from '#stories/primitives/navigation/tabs.stories.tsx';
import { Counts } from '#stories/primitives/text/badge.stories.tsx';
import { Types as Dates } from '#stories/primitives/text/date-time.stories.tsx';
import { Tones as Links } from '#stories/primitives/text/link.stories.tsx';
import { Tones as Messages } from '#stories/primitives/text/message.stories.tsx';
import { Abbreviated, Full } from '#stories/primitives/text/number-text.stories.tsx';
import { Focused } from '#stories/primitives/text/skip-link.stories.tsx';
import { AsLinks, Presets } from '#stories/primitives/text/tag.stories.tsx';
import { NextToIcon } from '#stories/primitives/text/visually-hidden.stories.tsx';
import { describeFindings } from '#tests/support/machine/axe-findings.ts';
import {
  findCutText,
  findSidewaysScroll,
  modes,
  runAxe,
  setMode,
  waitUntilStable,
} from '#tests/support/machine/state-checks.ts';

/**
 * The primitives without a machine, whose appearance is not covered by the machine states
 * (`tests/model/states.ct.tsx`).
 */
const parts = {
  avatars: <Photos />,
  initials: <WithoutPhoto />,
  'a photo that fails': <PhotoThatFails />,
  badges: <Counts />,
  breadcrumbs: <SeveralLevels />,
  'breadcrumbs that end with the current page': <WithoutFollowingItems />,
  'buttons of all types': <Types />,
  'small buttons': <Small />,
  'busy buttons': <Busy />,
  'disabled buttons with a reason': <DisabledWithReason />,
  'links styled as buttons': <AsLink />,
  cards: <Paddings />,
  'interactive cards': <Interactive />,
  checkboxes: <Checkboxes />,
  dates: <Dates />,
  'an empty state': <WithAction />,
  'a field': <Plain />,
  'a field with an error': <Invalid />,
  'icon buttons': <IconButtons />,
  'a pressed icon button': <Pressed />,
  inputs: <Inputs />,
  links: <Links />,
  messages: <Messages />,
  numbers: <Abbreviated />,
  'numbers in full': <Full />,
  'a pager': <Middle />,
  'a pager whose requested page does not exist': <Clamped />,
  selects: <Selects />,
  skeletons: <Shapes />,
  'a skip link': <Focused />,
  switches: <Switches />,
  tabs: <Automatic />,
  'tags of all presets': <Presets />,
  'tags that are links': <AsLinks />,
  'a text area': <Expanded />,
  'visually hidden text': <NextToIcon />,
};

test('every primitive is usable in all palettes, forced colours, narrow windows, large text and right to left', async ({
  mount,
  page,
}) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  for (const [part, element] of Object.entries(parts)) {
    const mounted = await mount(element);
    await waitUntilStable(page);
    for (const mode of modes) {
      await setMode(page, mode);
      const { violations } = await runAxe(page);
      const sideways = mode.width || mode.text ? await findSidewaysScroll(page) : [];
      wrong.push(
        ...(await describeFindings(page, violations)).map((words) => `${part}, ${mode.name}: ${words}`),
        ...sideways.map((word) => `${part}, ${mode.name}: scrolls sideways, ${word}`),
      );
    }
    await setMode(page, {});
    wrong.push(...(await findCutText(page)).map((word) => `${part}: spaced text is cut off in ${word}`));
    await mounted.unmount();
  }
  expect(wrong).toEqual([]);
});
