import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './sharing-preview.css.ts';

/** A link to the home page as other sites show it, and the top of a browser on a phone. */
export function SharingPreview() {
  const { settings, url } = useSite();
  const image = String(settings['branding.shareImage'] ?? '');
  const color = String(settings['branding.addressBarColor'] ?? '');
  const name = siteNameOf(settings);
  return (
    <div className={styles.samples} inert aria-hidden>
      <div className={styles.card}>
        {image && <img src={image} alt="" className={styles.picture} />}
        <div className={styles.words}>
          <span className={styles.quiet} dir="ltr">
            {hostOf(url)}
          </span>
          <strong dir="auto">{String(settings['garden.title'] || name)}</strong>
          <span className={styles.quiet} dir="auto">
            {String(settings['ui.siteDescription'] ?? '')}
          </span>
        </div>
      </div>
      <div className={styles.phone}>
        <div className={styles.bar} style={color ? { background: color } : undefined} />
        <span className={styles.address} dir="ltr">
          {hostOf(url)}
        </span>
      </div>
    </div>
  );
}

const hostOf = (url: string): string => url.replace(/^https?:\/\//, '');
