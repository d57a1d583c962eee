import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import { TextStoreContext } from '#components/composer/draft/text-store-context.ts';
import { useDraft } from '#components/composer/draft/use-draft.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { connectDraft } from '#machines/composer/draft/draft.connect.ts';
import { draftModel } from '#machines/composer/draft/draft.model.ts';
import type { TextStore } from '#machines/composer/draft/text-store.ts';
import { blankWriting, type ComposerTarget } from '#machines/composer/form/writing.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const place: ComposerTarget = {
  userID: 7,
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID: 34,
};

/** The scene of a draft, whose device and server the walk controls. */
export const draftScene = defineScene(draftModel, {
  render: () => (
    <StorySite me={ingrid}>
      <OnStoryDevice />
    </StorySite>
  ),
});

function OnStoryDevice() {
  const open = useStoryCall<unknown, never[]>('/device/open');
  const keep = useStoryCall<unknown, never[]>('/device/keep');
  const forget = useStoryCall<unknown, void>('/device/forget');
  const [store] = useState<TextStore>(() => ({
    hold: () => {},
    open: (key) => open({ key }),
    keep: (key, copy, grewFrom) => keep({ key, copy, grewFrom }),
    forget: (key, copy, grewFrom) => forget({ key, copy, grewFrom }),
    mark: () => Promise.resolve(),
  }));
  return (
    <TextStoreContext value={store}>
      <Kept />
    </TextStoreContext>
  );
}

/** The buttons at the end represent the submission of the text, which is another machine. */
function Kept() {
  const actor = useDraft({ place, begin: blankWriting });
  const keeping = connectDraft(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  return (
    <>
      <OtherCopy keeping={keeping} />
      <Field label="Your comment">
        {(wiring) => (
          <Textarea
            {...wiring}
            value={keeping.writing.body}
            onChange={({ currentTarget }) => keeping.edit({ ...keeping.writing, body: currentTarget.value })}
          />
        )}
      </Field>
      <DraftStatus keeping={keeping} />
      <fieldset>
        <legend>The sending of the text</legend>
        <Button onClick={() => actor.send({ type: 'posting.began' })}>Begin</Button>
        <Button onClick={() => actor.send({ type: 'posting.refused' })}>Be refused</Button>
        <Button onClick={() => actor.send({ type: 'posting.acknowledged' })}>Be acknowledged</Button>
      </fieldset>
    </>
  );
}
