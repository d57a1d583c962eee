import { useState } from 'react';
import { PagerJump } from '#components/primitives/navigation/pager-jump.tsx';
import { pagerTexts } from '#components/primitives/navigation/pager-texts.ts';
import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { pagerJumpModel } from '#machines/primitives/navigation/pager-jump.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { pressOn, submitFormOf, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';

/** A list of five pages, loaded from the story's server. */
function Pages() {
  const [page, setPage] = useState(2);
  useStoryEvents({ 'page.changed': setPage });
  const load = useStoryCall<string, null>('/pages/load');
  const visit = async (href: string) => {
    await load(href);
    setPage(Number(href.slice(1)));
  };
  return (
    <LinkContext value={{ visit }}>
      <div className={ground}>
        <PagerJump isEager id="jump" action="/" href={(one) => `/${one}`} page={page} count={5} words={pagerTexts} />
      </div>
    </LinkContext>
  );
}

/** The scene of the page jump, on page 2 of 5. */
export const pagerJumpScene = defineScene(pagerJumpModel, {
  render: () => <Pages />,
  reach: {
    'jump.requested': () => pressOn('button'),
    'jump.submitted': ({ typed }) => {
      typeInto('input', typed);
      submitFormOf('input');
    },
  },
});
