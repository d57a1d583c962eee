import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { addTheme, readTheme } from '#api/administration/theme/theme.client.ts';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { t } from '#api/translations.ts';
import { themeAddress } from '#components/administration/theme/theme-copy.ts';
import { themeBody } from '#components/administration/theme/theme-form.ts';
import { useThemeAction } from '#components/administration/theme/use-theme-action.ts';
import type { RunningForm } from '#components/form/use-form.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { RecordSave } from '#machines/administration/record/record-notice.machine.ts';
import { RecordNotice } from './record-notice.tsx';

/** The props of the notice: the theme and the form as the editor has them, and the choices between the versions. */
export interface ThemeNoticeProps {
  readonly theme: Theme;
  readonly revisionID: number;
  readonly form: RunningForm;
  /** Saves the values of the form over a newer revision. */
  readonly overwrite: (revisionID: number) => void;
  /** Shows the newest revision in the form. */
  readonly take: (theme: Theme) => void;
}

/**
 * The notice that somebody else has saved the theme that is open in the editor, with three choices: overwrite the other
 * version, take it, or save the entered values as another theme.
 */
export function ThemeNotice({ theme, revisionID, form, ...choices }: ThemeNoticeProps) {
  const { api } = useSite();
  const { themeID } = theme;
  const readSave = async (): Promise<RecordSave> => {
    const { body } = await readTheme(api, themeID);
    return { revisionID: body.revisionID ?? 0, name: body.insertUser?.name ?? '–', date: body.dateInserted ?? '' };
  };
  return (
    <RecordNotice
      kind="theme"
      id={Number(themeID)}
      revisionID={revisionID}
      isBusy={form.isBusy}
      isRefused={form.isConflict}
      readSave={readSave}
      title={t('administration.theme.conflict.title')}
      textOf={({ name }) => t('administration.theme.conflict.text', { name })}
      renderChoices={(save) => <Choices {...choices} theme={theme} form={form} save={save} />}
    />
  );
}

interface ChoicesProps extends Omit<ThemeNoticeProps, 'revisionID'> {
  readonly save: RecordSave;
}

function Choices({ theme, form, save, overwrite, take }: ChoicesProps) {
  const { themeID, version } = theme;
  const { api } = useSite();
  const router = useRouter({ warn: false });
  const taking = useThemeAction(async () => (await readTheme(api, themeID, { expand: ['all'] })).body, take);
  const copying = useThemeAction(
    async () => {
      const { name, assets } = themeBody(form.values);
      const copy = t('administration.theme.copy-of', { name }).slice(0, 100);
      return (await addTheme(api, { name: copy, parentTheme: themeID, parentVersion: version, assets })).body;
    },
    (copy) => {
      // The entered values are in the copy, so leaving the editor loses nothing.
      flushSync(() => form.getResetProps().onClick());
      return router.navigate({ href: themeAddress(copy.themeID) });
    },
  );
  const isBusy = form.isBusy || taking.isBusy || copying.isBusy;
  const waiting = isBusy && { disabledReason: t('primitives.confirm.busy') };
  const problem = taking.problem || copying.problem;
  return (
    <>
      {problem && (
        <Message tone="error" live>
          {problem}
        </Message>
      )}
      {form.isChanged && (
        <Button size="small" variant="primary" {...waiting} onClick={() => overwrite(save.revisionID)}>
          {t('administration.theme.conflict.mine')}
        </Button>
      )}
      <Button size="small" {...waiting} onClick={taking.begin}>
        {t('administration.theme.conflict.theirs')}
      </Button>
      {form.isChanged && (
        <Button size="small" {...waiting} onClick={copying.begin}>
          {t('administration.theme.conflict.copy')}
        </Button>
      )}
    </>
  );
}
