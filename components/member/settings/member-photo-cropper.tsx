import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { t } from '#api/translations.ts';
import type { PhotoArea } from '#machines/member/settings/member-photo-crop.machine.ts';
import * as styles from './member-photo.css.ts';

/** The distance by which an arrow key moves the picture, in pixels. */
const step = 8;

/** The zoom range of the picture. */
const zooms = { least: 1, most: 4, step: 0.1 } as const;

/**
 * Renders a picture with the round area to be stored. The picture is moved by pointer or arrow keys and enlarged by
 * wheel, pinch or the slider.
 */
export function MemberPhotoCropper({ file, onMove }: { file: Blob; onMove: (area: PhotoArea) => void }) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.least);
  const [url, setUrl] = useState<string>();
  const zoomID = useId();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className={styles.cropper}>
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            minZoom={zooms.least}
            maxZoom={zooms.most}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={step}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('member.photo.area') }}
            mediaProps={{ alt: '' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={onMove}
          />
        )}
      </div>
      <label htmlFor={zoomID} className={styles.zoom}>
        {t('member.photo.zoom')}
        <input
          id={zoomID}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          aria-valuetext={t('member.photo.zoom-value', { percent: Math.round(zoom * 100) })}
          onChange={({ target }) => setZoom(Number(target.value))}
          className={styles.slider}
        />
      </label>
    </div>
  );
}
