import { expect, test } from '@playwright/experimental-ct-react';
import { Photos, PhotoThatFails, WithoutPhoto } from '#stories/primitives/avatar.stories.tsx';
import { Counts } from '#stories/primitives/badge.stories.tsx';
import { EndsHere, Way } from '#stories/primitives/breadcrumbs.stories.tsx';
import { AsLink, Busy, RefusedWithAReason, Small, Types } from '#stories/primitives/button.stories.tsx';
import { Interactive, Paddings } from '#stories/primitives/card.stories.tsx';
import { States as Checkboxes } from '#stories/primitives/checkbox.stories.tsx';
import { Types as Dates } from '#stories/primitives/date-time.stories.tsx';
import { WithAction } from '#stories/primitives/empty-state.stories.tsx';
import { Plain, Wrong } from '#stories/primitives/field.stories.tsx';
import { Sizes as IconButtons, Pressed } from '#stories/primitives/icon-button.stories.tsx';
import { States as Inputs } from '#stories/primitives/input.stories.tsx';
import { Tones as Links } from '#stories/primitives/link.stories.tsx';
import { Tones as Messages } from '#stories/primitives/message.stories.tsx';
import { Abbreviated, Full } from '#stories/primitives/number-text.stories.tsx';
import { Clamped, Middle } from '#stories/primitives/pager.stories.tsx';
import { States as Selects } from '#stories/primitives/select.stories.tsx';
import { Shapes } from '#stories/primitives/skeleton.stories.tsx';
import { Focused } from '#stories/primitives/skip-link.stories.tsx';
import { States as Switches } from '#stories/primitives/switch.stories.tsx';
import { Automatic } from '#stories/primitives/tabs.stories.tsx';
import { AsLinks, Presets } from '#stories/primitives/tag.stories.tsx';
import { Grown } from '#stories/primitives/textarea.stories.tsx';
import { BesideASign } from '#stories/primitives/visually-hidden.stories.tsx';
import { askAxe, findCutText, findSidewaysScroll, modes, setMode, untilStill } from '#tests/support/state-checks.ts';

/** The base parts that have no machine whose states would be looked at (`tests/model/states.ct.tsx`). */
const parts = {
  avatars: <Photos />,
  initials: <WithoutPhoto />,
  'a photo that fails': <PhotoThatFails />,
  badges: <Counts />,
  breadcrumbs: <Way />,
  'breadcrumbs that end here': <EndsHere />,
  'buttons of all types': <Types />,
  'small buttons': <Small />,
  'busy buttons': <Busy />,
  'refused buttons': <RefusedWithAReason />,
  'links like buttons': <AsLink />,
  cards: <Paddings />,
  'cards to press': <Interactive />,
  checkboxes: <Checkboxes />,
  dates: <Dates />,
  'an empty state': <WithAction />,
  'a field': <Plain />,
  'a field that is wrong': <Wrong />,
  'icon buttons': <IconButtons />,
  'a pressed icon button': <Pressed />,
  inputs: <Inputs />,
  links: <Links />,
  messages: <Messages />,
  numbers: <Abbreviated />,
  'numbers in full': <Full />,
  'a pager': <Middle />,
  'a pager of another page': <Clamped />,
  selects: <Selects />,
  skeletons: <Shapes />,
  'a skip link': <Focused />,
  switches: <Switches />,
  tabs: <Automatic />,
  'tags of all presets': <Presets />,
  'tags that lead on': <AsLinks />,
  'a text area': <Grown />,
  'words for those who listen': <BesideASign />,
};

test('every base part can be read and used in every palette, in forced colours, narrow, large and from right to left', async ({
  mount,
  page,
}) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  for (const [part, element] of Object.entries(parts)) {
    const mounted = await mount(element);
    await untilStill(page);
    for (const mode of modes) {
      await setMode(page, mode);
      const { violations } = await askAxe(page);
      const sideways = mode.width || mode.text ? await findSidewaysScroll(page) : [];
      wrong.push(
        ...violations.map(({ rule, target }) => `${part}, ${mode.name}: ${rule} ${target}`),
        ...sideways.map((word) => `${part}, ${mode.name}: scrolls sideways, ${word}`),
      );
    }
    await setMode(page, {});
    wrong.push(...(await findCutText(page)).map((word) => `${part}: spaced text is cut off in ${word}`));
    await mounted.unmount();
  }
  expect(wrong).toEqual([]);
});
