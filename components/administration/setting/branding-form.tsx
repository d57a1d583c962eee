import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSettingChange } from '#components/moderation/rule/use-setting-change.ts';
import { brandingSettings } from './branding-settings.ts';
import { ImageSetting } from './image-setting.tsx';
import { TextSetting } from './text-setting.tsx';

const pictures = [
  { name: 'branding.logo', label: 'administration.branding.logo', help: 'administration.branding.logo-help' },
  {
    name: 'branding.mobileLogo',
    label: 'administration.branding.mobile-logo',
    help: 'administration.branding.mobile-logo-help',
  },
  { name: 'branding.favicon', label: 'administration.branding.favicon', help: 'administration.branding.favicon-help' },
  {
    name: 'branding.touchIcon',
    label: 'administration.branding.touch-icon',
    help: 'administration.branding.touch-icon-help',
  },
  { name: 'branding.shareImage', label: 'administration.branding.share', help: 'administration.branding.share-help' },
] as const satisfies readonly { name: string; label: MessageID; help: MessageID }[];

type Branding = Record<
  (typeof pictures)[number]['name'] | 'ui.siteName' | 'ui.siteDescription' | 'branding.addressBarColor',
  string
>;

/** The form for the site's identity: name, description, logos and icons. */
export function BrandingForm() {
  const { values, set, form } = useSettingChange<Branding>(brandingSettings);
  return (
    <MemberChange
      id="branding"
      title={t('administration.branding.form')}
      words={t('administration.branding.form-text')}
      {...form}
    >
      {({ errorOf }) => (
        <>
          <TextSetting
            label={t('administration.branding.name')}
            required
            maxLength={100}
            error={errorOf('ui.siteName')}
            value={values['ui.siteName']}
            onText={(name) => set({ 'ui.siteName': name })}
          />
          <TextSetting
            label={t('administration.branding.description')}
            help={t('administration.branding.description-help')}
            maxLength={350}
            error={errorOf('ui.siteDescription')}
            value={values['ui.siteDescription']}
            onText={(description) => set({ 'ui.siteDescription': description })}
          />
          {pictures.map(({ name, label, help }) => (
            <ImageSetting
              key={name}
              label={t(label)}
              help={t(help)}
              name={name}
              error={errorOf(name)}
              value={values[name]}
              onText={(address) => set({ [name]: address })}
            />
          ))}
          <TextSetting
            label={t('administration.branding.bar-color')}
            help={t('administration.branding.bar-color-help')}
            dir="ltr"
            maxLength={7}
            placeholder="#146c78"
            error={errorOf('branding.addressBarColor')}
            value={values['branding.addressBarColor']}
            onText={(color) => set({ 'branding.addressBarColor': color })}
          />
        </>
      )}
    </MemberChange>
  );
}
