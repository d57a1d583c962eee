import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { changeSignature } from '#api/member/settings/signature.client.ts';
import { ownSignatureQuery } from '#api/member/settings/signature.queries.ts';
import { t } from '#api/translations.ts';
import { SignatureText } from '#components/post/body/signature-text.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MemberChange } from './member-change.tsx';
import { SettingsNoScriptNotice } from './settings-no-script-notice.tsx';
import { SettingsPage } from './settings-page.tsx';
import { textOf } from './use-change-viewer.ts';

/**
 * The settings page for the signature below the viewer's posts and for the visibility of other members' signatures
 * (docs/behavior/member.md#signatures).
 */
export function SignaturePage() {
  const { api, settings } = useSite();
  const client = useQueryClient();
  const { data: signature } = useSuspenseQuery(ownSignatureQuery(api));
  const save = async (entered: FormData) => {
    await changeSignature(api, '$me', { body: textOf(entered, 'body'), hidesAll: entered.get('hidesAll') !== null });
    for (const key of ['signature', 'discussion', 'comments']) await client.invalidateQueries({ queryKey: [key] });
  };
  const limits = {
    length: Number(settings['signatures.maxLength'] ?? 500),
    lines: Number(settings['signatures.maxLines'] ?? 5),
  };
  return (
    <SettingsPage
      title={t('member.signature.title')}
      description={t('member.signature.text')}
      path="/profile/signature"
    >
      <SettingsNoScriptNotice />
      {settings['signatures.enabled'] === false && <Message>{t('member.signature.off')}</Message>}
      <MemberChange
        id="signature"
        title={t('member.signature.own')}
        submit={t('member.signature.save')}
        done={t('member.signature.saved')}
        save={save}
      >
        {({ errorOf }) => (
          <>
            <Field
              label={t('member.signature.words')}
              help={t('member.signature.help', limits)}
              error={errorOf('body')}
            >
              {(wiring) => <Textarea {...wiring} name="body" rows={4} dir="auto" defaultValue={signature.body} />}
            </Field>
            {signature.html && <SignatureText html={signature.html} />}
            <Checkbox
              label={t('member.signature.hide')}
              help={t('member.signature.hide-help')}
              name="hidesAll"
              defaultChecked={signature.hidesAll}
            />
          </>
        )}
      </MemberChange>
    </SettingsPage>
  );
}
