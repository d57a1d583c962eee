import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Language } from '#api/languages.ts';
import {
  changeEmailTemplate,
  type EmailTemplateTexts,
  resetEmailTemplate,
  sendEmailTemplate,
} from '#api/mail/email-template.client.ts';
import type { EmailTemplateDetails, EmailTemplateText } from '#api/mail/email-template.contract.ts';
import { emailTemplateQuery } from '#api/mail/email-template.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectEmailTemplateDraft } from '#machines/administration/mail/email-template-draft.connect.ts';
import { emailTemplateDraftMachine } from '#machines/administration/mail/email-template-draft.machine.ts';
import * as styles from './email-template.css.ts';
import { EmailLanguages } from './email-template-list.tsx';
import { EmailTemplatePreview } from './email-template-preview.tsx';
import { collectChangedTexts, partNames } from './email-template-texts.ts';

/** The editor for an e-mail template in a language: its texts, a live preview and a test delivery. */
export function EmailTemplateEditor({ id, locale }: { id: number; locale: Language }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: template } = useSuspenseQuery(emailTemplateQuery(api, id, locale));
  const [snapshot, send] = useMachine(emailTemplateDraftMachine);
  const draft = connectEmailTemplateDraft(snapshot, send);
  const invalidateViewer = async () => {
    draft.forget();
    await client.invalidateQueries({ queryKey: ['email-templates'] });
  };
  return (
    <>
      <EmailLanguages locale={locale} id={id} />
      <SettingsNoScriptNotice />
      <div className={styles.columns} {...draft.getRootProps()}>
        <div className={styles.column}>
          <WordForm template={template} onDraft={draft.edit} onSaved={invalidateViewer} />
          <Trial id={id} locale={locale} words={draft.texts} />
          {template.countChanged > 0 && <Reset id={id} locale={locale} onDone={invalidateViewer} />}
        </div>
        <EmailTemplatePreview id={id} locale={locale} words={draft.previewed} />
      </div>
    </>
  );
}

interface WordFormProps {
  readonly template: EmailTemplateDetails;
  readonly onDraft: (words: EmailTemplateTexts) => void;
  readonly onSaved: () => Promise<unknown>;
}

function WordForm({ template: { emailTemplatesID: id, locale, words }, onDraft, onSaved }: WordFormProps) {
  const { api } = useSite();
  const names = partNames(words);
  const follow = (form: HTMLFormElement | null) => form && onDraft(collectChangedTexts(words, new FormData(form)));
  const save = async (entered: FormData) => {
    await changeEmailTemplate(api, id, { locale, words: collectChangedTexts(words, entered) });
    await onSaved();
  };
  return (
    <MemberChange
      key={`${locale} ${words.map(({ text }) => text).join()}`}
      id="texts"
      title={t('mail.template.edit')}
      words={t('mail.template.braces', { braces: '{…}' })}
      submit={t('mail.template.save')}
      done={t('mail.template.saved')}
      save={save}
    >
      {({ errorOf }) =>
        words.map((word) => (
          <WordField
            key={word.id}
            word={word}
            locale={locale}
            label={names.get(word.id) ?? word.id}
            error={errorOf(`words.${word.id}`)}
            onInput={follow}
          />
        ))
      }
    </MemberChange>
  );
}

interface WordFieldProps {
  readonly word: EmailTemplateText;
  readonly locale: Language;
  readonly label: string;
  readonly error: string | undefined;
  readonly onInput: (form: HTMLFormElement | null) => void;
}

const helpOf = ({ text, original, countTemplates }: EmailTemplateText): string | undefined =>
  [
    ...(text === original ? [] : [t('mail.template.original', { text: original })]),
    ...(countTemplates > 1 ? [t('mail.template.shared', { count: countTemplates - 1 })] : []),
  ].join(' ') || undefined;

const WordField = ({ word, locale, label, error, onInput }: WordFieldProps) => (
  <Field label={label} help={helpOf(word)} error={error}>
    {(wiring) => (
      <Textarea
        {...wiring}
        name={`words.${word.id}`}
        defaultValue={word.text}
        rows={word.original.length > 70 ? 3 : 1}
        maxLength={2_000}
        lang={locale}
        dir="auto"
        onInput={({ currentTarget }) => onInput(currentTarget.form)}
      />
    )}
  </Field>
);

function Trial({ id, locale, words }: { id: number; locale: Language; words: EmailTemplateTexts }) {
  const { api } = useSite();
  const { data: me } = useSuspenseQuery(meQuery(api));
  const send = (entered: FormData) =>
    sendEmailTemplate(api, id, { locale, words, destinationAddress: textOf(entered, 'destinationAddress') });
  return (
    <MemberChange
      id="trial"
      title={t('mail.template.send')}
      words={t('mail.template.send-text')}
      submit={t('mail.template.send-button')}
      done={t('mail.template.sent')}
      save={send}
    >
      {({ errorOf }) => (
        <Field label={t('mail.template.address')} required error={errorOf('destinationAddress')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="email"
              name="destinationAddress"
              autoComplete="email"
              dir="ltr"
              defaultValue={me.email ?? ''}
            />
          )}
        </Field>
      )}
    </MemberChange>
  );
}

function Reset({ id, locale, onDone }: { id: number; locale: Language; onDone: () => Promise<unknown> }) {
  const { api } = useSite();
  const reset = async () => {
    await resetEmailTemplate(api, id, locale);
    await onDone();
  };
  return (
    <div>
      <Confirm
        title={t('mail.template.reset-title')}
        confirmLabel={t('mail.template.reset')}
        isDestructive
        onConfirm={reset}
        trigger={(openDialog) => <Button onClick={openDialog}>{t('mail.template.reset')}</Button>}
      >
        {t('mail.template.reset-text')}
      </Confirm>
    </div>
  );
}
