import { ImageUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { t } from '#api/translations.ts';
import { UploadProgress } from '#components/composer/media/upload-progress.tsx';
import { useMediaUpload } from '#components/composer/media/use-media-upload.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { acceptOf, pictureLimitsOf, uploadLimitsOf } from '#machines/composer/media/upload-check.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { TextSetting } from './text-setting.tsx';

interface ImageSettingProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onText: (address: string) => void;
}

/** A setting for an image: the URL is entered, or set by an upload (uploads.add). */
export function ImageSetting({ label, value, onText, ...field }: ImageSettingProps) {
  const may = useMay();
  return (
    <div className={stack({ gap: 'small' })}>
      <TextSetting {...field} label={label} dir="ltr" maxLength={500} value={value} onText={onText} />
      {may('uploads.add') && <Upload label={label} onAddress={onText} />}
    </div>
  );
}

function Upload({ label, onAddress }: { label: string; onAddress: (address: string) => void }) {
  const limits = pictureLimitsOf(uploadLimitsOf(useSite().settings));
  const upload = useMediaUpload(limits, ({ url }) => onAddress(url));
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size="small" icon={<ImageUp size={16} />} onClick={() => input.current?.click()}>
        {t('administration.image.upload', { field: label })}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptOf(limits)}
        hidden
        onChange={({ currentTarget }) => {
          upload.choose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <UploadProgress upload={upload} />
    </div>
  );
}
