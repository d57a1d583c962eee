import { useRef, useState } from 'react';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { optionDialogModel } from '#machines/post/option/option-dialog.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function RenameTag() {
  const call = useStoryCall('/tags/7');
  const opener = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState('Harbour');
  return (
    <>
      <Button ref={opener}>Edit “Harbour”</Button>
      <OptionDialog
        title="Edit “Harbour”"
        save={() => call({ name })}
        onSaved={() => undefined}
        entered={name}
        returnTo={opener}
      >
        <Field label="Name">
          {(wiring) => <Input {...wiring} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
      </OptionDialog>
    </>
  );
}

/** The scene of a form dialog that a button has opened. */
export const optionDialogScene = defineScene(optionDialogModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['site.manage']}>
      <RenameTag />
    </StorySite>
  ),
});
