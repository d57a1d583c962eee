import { useDeferredValue, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import type { FormField } from '#api/form/form-fields.ts';
import type { FormPath } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { ThemeNotice } from '#components/administration/record/theme-notice.tsx';
import type { ControlForm } from '#components/form/control/control-props.ts';
import { DiscardQuestion } from '#components/form/discard-question.tsx';
import { FormFields } from '#components/form/form-fields.tsx';
import { submitOf } from '#components/form/use-form.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { paletteNames } from '#theme/tokens/theme-variables.ts';
import { ThemeColorTabs } from './theme-color-tabs.tsx';
import * as styles from './theme-editor.css.ts';
import { enteredMarkup, enteredVariables, extraRolesOf, themePaths } from './theme-form.ts';
import { ThemeMarkupFields } from './theme-markup-fields.tsx';
import { ThemePictures } from './theme-pictures.tsx';
import { useThemeForm, useThemeTrial } from './use-theme-form.ts';
import { useThemeMarkup } from './use-theme-markup.ts';

const measurePaths = ['font', 'spacing', 'radius'].map((name) => [...themePaths.variables, name]);

/** Renders the fields at some paths. */
const fieldsAt = (fields: readonly FormField[], paths: readonly FormPath[], form: ControlForm) =>
  form.renderFields(
    paths.flatMap((path) => fieldAt(fields, path) ?? []),
    {},
  );

function fieldAt(fields: readonly FormField[], [name, ...rest]: FormPath): FormField | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  return rest.length === 0 || !field ? field : fieldAt(field.parts.flat(), rest);
}

/** The form of a custom theme beside pictures of a page with the entered values. */
export function ThemeDesign({ theme: loaded }: { theme: Theme }) {
  const editor = useThemeForm(loaded);
  const { form, theme } = editor;
  const trial = useThemeTrial(theme.themeID, form);
  const picturesID = useId();
  const [shown, setShown] = useState<PaletteName>('light');
  const showPaletteOf = (path: FormPath) => {
    const palette = paletteNames.find((name) => name === path[themePaths.palettes.length]);
    // The field exists when the function returns, so that it can be focused.
    if (palette) flushSync(() => setShown(palette));
  };
  const variables = enteredVariables(form.values);
  // The pictures follow when there is time, so that typing is never delayed by them.
  const picturedVariables = useDeferredValue(variables);
  const entered = { header: enteredMarkup(form.values, 'header'), footer: enteredMarkup(form.values, 'footer') };
  const markup = {
    header: useThemeMarkup(theme, 'header', entered.header),
    footer: useThemeMarkup(theme, 'footer', entered.footer),
  };
  const pictured = { header: markup.header.html, footer: markup.footer.html };
  return (
    <div className={styles.design}>
      <form
        ref={form.root}
        id={form.id}
        className={styles.form}
        method="post"
        onSubmit={submitOf(form)}
        {...form.getFormProps()}
      >
        <ThemeNotice {...editor} />
        <FormFields form={form} onReach={showPaletteOf}>
          {(controls) => (
            <>
              {fieldsAt(form.fields, [['name']], controls)}
              <ThemeColorTabs
                form={controls}
                variables={variables}
                extraRoles={extraRolesOf(theme)}
                picture={{ ...pictured, variables: picturedVariables }}
                shown={shown}
                onShow={setShown}
              />
              {fieldsAt(form.fields, measurePaths, controls)}
              <ThemeMarkupFields
                form={controls}
                entered={entered}
                markup={markup}
                renderField={(path) => fieldsAt(form.fields, [path], controls)}
              />
            </>
          )}
        </FormFields>
      </form>
      <div className={styles.aside}>
        <div className={styles.actions}>
          <Button variant="primary" {...form.getSubmitProps()} form={form.id}>
            {t('administration.theme.save')}
          </Button>
          <Button busy={trial.isBusy} onClick={trial.begin}>
            {t(form.isChanged ? 'administration.theme.preview-draft' : 'administration.theme.preview')}
          </Button>
          {form.isChanged && <Button {...form.getResetProps()} />}
          <span role="status" className={styles.saved}>
            {form.isSaved && t('administration.theme.saved')}
          </span>
        </div>
        <TrialStatus {...trial} />
        <p className={styles.quiet}>
          {t(loaded.current ? 'administration.theme.visible-now' : 'administration.theme.not-visible')}{' '}
          <Link href={`/appearance/style-guides/${theme.themeID}/revisions`}>{t('administration.theme.history')}</Link>
        </p>
        <section className={styles.pictures} aria-labelledby={picturesID}>
          <h2 id={picturesID} className={styles.title}>
            {t('administration.theme.pictures')}
          </h2>
          <ThemePictures variables={picturedVariables} {...pictured} />
        </section>
      </div>
      <DiscardQuestion isAsking={form.isAsking} {...form.getDiscardProps()} />
    </div>
  );
}

/** The result of starting a preview: the reasons of a refusal, or the button that shows its tab. */
const TrialStatus = ({
  problems,
  isOpen,
  open,
}: Pick<ReturnType<typeof useThemeTrial>, 'problems' | 'isOpen' | 'open'>) => (
  <>
    {problems.map((problem) => (
      <Message key={problem} tone="error" live>
        {problem}
      </Message>
    ))}
    {isOpen && (
      <Message
        tone="info"
        live
        actions={
          <Button size="small" onClick={open}>
            {t('administration.theme.open-draft')}
          </Button>
        }
      >
        {t('administration.theme.draft-open')}
      </Message>
    )}
  </>
);
