import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeTheme, previewTheme } from '#api/administration/theme/theme.client.ts';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { flatFields } from '#api/form/form-check.ts';
import { type FormValues, pathText } from '#api/form/form-schema.ts';
import { type RunningForm, useForm } from '#components/form/use-form.ts';
import { useLeaveGuard } from '#components/form/use-leave-guard.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { changedThemeBody, extraRolesOf, themeBody, themeForm, themeValues } from './theme-form.ts';

const names = ['name', 'assets'];

/**
 * Runs the form of a theme, which asks before it is left with unsaved changes. A save is based on the revision that the
 * form shows: `overwrite` saves the values over a newer one, `take` shows it.
 */
export function useThemeForm(loaded: Theme) {
  const { api } = useSite();
  const client = useQueryClient();
  const [theme, setTheme] = useState(loaded);
  const [revisionID, setRevisionID] = useState(loaded.revisionID ?? 0);
  const [restored, setRestored] = useState<readonly string[]>();
  /** The newer revision over which the form is saved as a whole. */
  const overwritten = useRef<number>(undefined);
  const { themeID } = theme;
  const write = async (values: FormValues, changes: FormValues) => {
    const body = overwritten.current ? themeBody(values) : changedThemeBody(values, changes);
    if (Object.keys(body).length === 0) return revisionID;
    const knownRevisionID = overwritten.current ?? revisionID;
    return (await changeTheme(api, themeID, { ...body, knownRevisionID })).body.revisionID ?? 0;
  };
  const form = useForm({
    loaded: { schema: themeForm(extraRolesOf(theme)), values: themeValues(theme) },
    restored,
    save: async (values, changes) => {
      const saved = await write(values, changes);
      await client.invalidateQueries({ queryKey: ['themes'] });
      return saved;
    },
    onSaved: (saved) => {
      overwritten.current = undefined;
      setRevisionID(saved as number);
    },
  });
  useLeaveGuard(form, { isGuarded: form.isChanged && !form.isBusy });
  const overwrite = (newest: number) => {
    overwritten.current = newest;
    form.submit();
  };
  const take = (newest: Theme) => {
    form.getResetProps().onClick();
    overwritten.current = undefined;
    setTheme(newest);
    setRevisionID(newest.revisionID ?? 0);
    setRestored([...names]);
  };
  return { form, theme, revisionID, overwrite, take };
}

/** The name of the tab that previews unsaved values. */
const previewTab = 'theme-preview';

/**
 * Starts a preview of the theme. Unsaved values are previewed in another tab, so that the form keeps them. `problems` are
 * the reasons why the server refuses them.
 */
export function useThemeTrial(themeID: string, { isChanged, values, fields }: RunningForm) {
  const { api } = useSite();
  const { change, submit } = useFormSubmission();
  const open = () => window.open('/', previewTab);
  const begin = () => {
    // Browsers block tabs that are opened later than the click.
    const tab = isChanged ? window.open('', previewTab) : window;
    submit(async () => {
      try {
        await previewTheme(api, { themeID, ...(isChanged && { assets: themeBody(values).assets }) });
      } catch (error) {
        // The reasons are shown in this tab. The other one is empty, unless it shows an earlier preview.
        if (tab !== window && tab?.location.href === 'about:blank') tab.close();
        throw error;
      }
      // A previewed theme requires a full page load.
      tab?.location.assign('/');
    });
  };
  const wrong = flatFields(fields).flatMap(({ path, property }) => {
    const error = change.errorOf(pathText(path));
    return error ? [`${property['x-control']?.label}: ${error}`] : [];
  });
  return {
    isBusy: change.isSending,
    isOpen: change.isDone,
    problems: change.hasProblem && wrong.length === 0 ? [change.message] : wrong,
    begin,
    open,
  };
}
