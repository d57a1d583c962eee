import { ImageUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { isLinkAddress } from '#api/form/control-check.ts';
import { t } from '#api/translations.ts';
import { useImageUpload } from '#components/form/upload/use-image-upload.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { acceptOf, pictureLimitsOf, uploadLimitsOf } from '#machines/composer/media/upload-check.ts';
import type { MemberPhotoCropApi } from '#machines/member/settings/member-photo-crop.connect.ts';
import { ControlBox, ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied, isDisabled, metaOf } from './control-props.ts';
import * as styles from './image-control.css.ts';
import { AddressInput } from './link-control.tsx';

const Cropper = lazy(() =>
  import('#components/member/settings/member-photo-cropper.tsx').then((part) => ({ default: part.MemberPhotoCropper })),
);

/**
 * A field for a picture: its address, or a file that is cropped and uploaded (uploads.add). A text beside it says what
 * the picture shows.
 */
export const ImageControl = (props: ControlProps) => {
  const { field, form } = props;
  const may = useMay();
  const value = asText(field.value);
  const change = (address: string) => form.change(field.path, address === '' ? emptied(field.property) : address);
  const isLocked = isDisabled(field) || form.isBusy;
  return (
    <ControlFrame {...props}>
      {({ onBlur, ...wiring }) => (
        <ControlBox className={styles.frame} onLeave={onBlur}>
          <AddressInput wiring={wiring} {...props} />
          {isLinkAddress(value) && <img src={value} alt="" className={styles.picture} />}
          {!isLocked && <Actions {...{ props, value, change }} mayUpload={may('uploads.add')} />}
        </ControlBox>
      )}
    </ControlFrame>
  );
};

interface PartProps {
  readonly props: ControlProps;
  readonly value: string;
  readonly change: (address: string) => void;
}

/** The buttons that upload a picture and remove it; while a picture is cropped, the cropper instead. */
function Actions({ props: { field, form }, value, change, mayUpload }: PartProps & { mayUpload: boolean }) {
  const { label, aspect } = metaOf(field);
  const limits = pictureLimitsOf(uploadLimitsOf(useSite().settings));
  const input = useRef<HTMLInputElement>(null);
  const put = (address: string) => {
    change(address);
    document.getElementById(form.idOf(field.path))?.focus();
  };
  const upload = useImageUpload(limits, put);
  return (
    <div className={styles.frame} {...upload.getRootProps()}>
      {upload.file ? (
        <Cutting upload={upload} file={upload.file} aspect={aspect} />
      ) : (
        <div className={styles.actions}>
          {mayUpload && (
            <>
              <Button
                size="small"
                icon={<ImageUp size={16} />}
                aria-label={t('form.image.upload-named', { label })}
                onClick={() => input.current?.click()}
              >
                {t('form.image.upload')}
              </Button>
              <input
                ref={input}
                type="file"
                accept={acceptOf(limits)}
                hidden
                onChange={({ currentTarget }) => {
                  upload.choose(currentTarget.files?.[0]);
                  currentTarget.value = '';
                }}
              />
            </>
          )}
          {value !== '' && (
            <Button
              size="small"
              icon={<Trash2 size={16} />}
              aria-label={t('form.image.remove-named', { label })}
              onClick={() => put('')}
            >
              {t('form.image.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface CuttingProps {
  readonly upload: MemberPhotoCropApi;
  readonly file: Blob;
  readonly aspect: number | undefined;
}

const Cutting = ({ upload, file, aspect }: CuttingProps) => (
  <>
    {upload.error && (
      <Message tone="error" live>
        {upload.error}
      </Message>
    )}
    <Suspense fallback={<Loader />}>
      <Cropper file={file} onMove={upload.move} shape="rect" aspect={aspect ?? 'own'} />
    </Suspense>
    <div className={styles.actions}>
      <Button variant="primary" size="small" {...upload.getSaveProps()}>
        {t('form.image.use')}
      </Button>
      <Button size="small" {...upload.getCancelProps()}>
        {t('form.cancel')}
      </Button>
    </div>
  </>
);
