import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { onPageTurn, takePageTurn } from '#components/primitives/page-turn.ts';
import { flyoutMachine } from '#machines/shell/flyout.machine.ts';

test('of several flyouts on a page at most one is open, in whatever order they are pressed', () => {
  const flyouts = [startFlyout(), startFlyout(), startFlyout()];
  const isOpen = () => flyouts.map((actor) => actor.getSnapshot().hasTag('open'));
  for (const pressed of [0, 1, 2, 1, 1, 0, 2, 0]) {
    const wasOpen = isOpen()[pressed];
    flyouts[pressed]?.send({ type: 'toggle.pressed', isSmall: false });
    expect(isOpen()).toEqual(flyouts.map((_, index) => index === pressed && !wasOpen));
  }
});

function startFlyout() {
  const own = {};
  const actor = createActor(flyoutMachine.provide({ actions: { tellOpening: () => takePageTurn(own) } })).start();
  onPageTurn((whose) => {
    if (whose !== own) actor.send({ type: 'other.opened' });
  });
  return actor;
}
