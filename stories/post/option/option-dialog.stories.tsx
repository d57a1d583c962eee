import { useRef } from 'react';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / option-dialog' };

function Opened({ refusal }: { refusal?: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid}>
      <Button ref={opener}>Discussion Options</Button>
      <OptionDialog
        title="Post Settings"
        save={async () => undefined}
        onSaved={() => undefined}
        refusal={refusal}
        returnTo={opener}
      >
        <Checkbox label="Leave a redirect link" />
      </OptionDialog>
    </StorySite>
  );
}

export const Open = () => <Opened />;

export const CannotBeSaved = () => <Opened refusal="Choose another category or type." />;
