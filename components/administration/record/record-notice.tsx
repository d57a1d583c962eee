import type { ReactNode } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { useFocusBack } from '#components/primitives/runtime/use-focus-back.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { RecordSave } from '#machines/administration/record/record-notice.machine.ts';
import { type OpenRecord, useRecordNotice } from './use-record-notice.ts';

/** The props of the notice of another save. */
export interface RecordNoticeProps extends OpenRecord {
  readonly className?: string;
  readonly title: string;
  /** Returns the sentence that says who has saved. */
  readonly textOf: (save: RecordSave) => string;
  /** Renders the buttons that choose between the versions. */
  readonly renderChoices: (save: RecordSave) => ReactNode;
}

/** A notice that somebody else has saved a record. It appears when a live update says so, before a save conflicts. */
export function RecordNotice({ className, title, textOf, renderChoices, ...record }: RecordNoticeProps) {
  const notice = useRecordNotice(record);
  const { save } = notice;
  return (
    <div {...notice.getRootProps()} className={className} hidden={!save}>
      {save && (
        <Shown
          title={title}
          save={save}
          text={textOf(save)}
          actions={
            <>
              {renderChoices(save)}
              <Button size="small" {...notice.getCloseProps()} />
            </>
          }
        />
      )}
    </div>
  );
}

interface ShownProps {
  readonly title: string;
  readonly save: RecordSave;
  readonly text: string;
  readonly actions: ReactNode;
}

function Shown({ title, save, text, actions }: ShownProps) {
  return (
    <div ref={useFocusBack()}>
      <Message tone="warning" live title={title} actions={actions}>
        {text} <DateTime date={save.date} />
      </Message>
    </div>
  );
}
