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

/** The props of a cropper. The area to be stored is a circle, or a rectangle with an aspect of its own. */
export interface MemberPhotoCropperProps {
  readonly file: Blob;
  readonly onMove: (area: PhotoArea) => void;
  readonly shape?: 'round' | 'rect';
  /** The width in relation to the height; `own` is that of the picture. */
  readonly aspect?: number | 'own';
}

/**
 * Renders a picture with the area to be stored. The picture is moved by pointer or arrow keys and enlarged by
 * wheel, pinch or the slider.
 */
export function MemberPhotoCropper({ file, onMove, shape = 'round', aspect = 1 }: MemberPhotoCropperProps) {
  const [own, setOwn] = useState(1);
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
            aspect={aspect === 'own' ? own : aspect}
            cropShape={shape}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
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
