import { Flag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { ReportableRecord } from './report-dialog.tsx';

const load = () => withTranslations(['report', 'moderation'], import('./report-dialog.tsx'));
const ReportDialog = lazy(() => load().then((module) => ({ default: module.ReportDialog })));

/** The props of ReportButton. `authorID` is the author of the record, who cannot report it. */
export interface ReportButtonProps {
  readonly record: ReportableRecord;
  readonly authorID: number;
  readonly label: string;
  readonly className?: string;
  readonly signSize?: number;
}

/** The separate report button (docs/behavior/moderation.md#reports). Renders nothing for viewers who may not report. */
export function ReportButton({ record, authorID, label, className, signSize = 16 }: ReportButtonProps) {
  const { me, settings } = useSite();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const [times, setTimes] = useState(0);
  const isOff = settings['featureFlags.escalations.Enabled'] === false;
  if (me.userID === 0 || me.userID === authorID || isOff || !may('flag.add')) return null;
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        size="small"
        icon={<Flag size={signSize} />}
        {...(className && { className })}
        onClick={() => setTimes(times + 1)}
      />
      {times > 0 && (
        <Suspense>
          <ReportDialog key={times} record={record} returnTo={trigger} />
        </Suspense>
      )}
    </>
  );
}
