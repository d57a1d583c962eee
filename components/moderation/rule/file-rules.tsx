import { maxMessageFiles } from '#api/conversation/conversation-limits.ts';
import { t } from '#api/translations.ts';
import { NumberSetting } from '#components/administration/setting/number-setting.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { contentSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { useSettingChange } from './use-setting-change.ts';
import { WordList } from './word-list.tsx';

interface Rules {
  readonly 'upload.maxSize': number;
  readonly 'upload.allowedExtensions': readonly string[];
  readonly 'conversations.maxFiles': number;
}

const megabyte = 1_048_576;

/** The upload settings: allowed file types, maximum size, and the number of files in a private message. */
export function FileRules() {
  const { values, set, form } = useSettingChange<Rules>(contentSettings);
  return (
    <MemberChange id="files" title={t('report.files.title')} words={t('report.files.words')} {...form}>
      {({ errorOf }) => (
        <>
          <WordList
            label={t('report.files.kinds')}
            help={t('report.files.kinds-help')}
            error={errorOf('upload.allowedExtensions')}
            words={values['upload.allowedExtensions']}
            onWords={(kinds) =>
              set({ 'upload.allowedExtensions': kinds.map((kind) => kind.replace(/^\./, '').toLowerCase()) })
            }
          />
          <NumberSetting
            label={t('report.files.size')}
            error={errorOf('upload.maxSize')}
            min={1}
            max={1_024}
            value={Math.round(values['upload.maxSize'] / megabyte)}
            onValue={(size) => set({ 'upload.maxSize': size * megabyte })}
          />
          <NumberSetting
            label={t('report.files.messages')}
            help={t('report.files.messages-help')}
            error={errorOf('conversations.maxFiles')}
            min={0}
            max={maxMessageFiles}
            value={values['conversations.maxFiles']}
            onValue={(most) => set({ 'conversations.maxFiles': most })}
          />
        </>
      )}
    </MemberChange>
  );
}
