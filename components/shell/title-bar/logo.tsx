import { titleBarIn } from '#api/administration/layout/title-bar-setting.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { media } from '#theme/tokens/breakpoints.ts';
import { logo, logoPicture, onDark, onLight, siteName } from './title-bar.css.ts';

/**
 * The site's logo, with variants for narrow windows and for dark colours if there are any. Without a logo, the forum's
 * mark and the name of the site.
 */
export function Logo() {
  const { settings } = useSite();
  const { logoUrl, logoUrlMobile, logoUrlDark, logoUrlMobileDark } = titleBarIn(settings['ui.titleBar']);
  const name = siteNameOf(settings);
  if (logoUrl && logoUrlDark)
    return (
      <>
        <span className={onLight}>
          <Picture name={name} wide={logoUrl} narrow={logoUrlMobile} isOneOfTwo />
        </span>
        <span className={onDark}>
          <Picture name={name} wide={logoUrlDark} narrow={logoUrlMobileDark} isOneOfTwo />
        </span>
      </>
    );
  if (logoUrl) return <Picture name={name} wide={logoUrl} narrow={logoUrlMobile} />;
  return (
    <>
      <Mark />
      <span className={siteName}>{name}</span>
    </>
  );
}

interface PictureProps {
  readonly name: string;
  readonly wide: string;
  /** The logo in narrow windows; empty for the same. */
  readonly narrow: string;
  /** Whether the picture is shown on light or on dark colours only. The browser then does not load the other one. */
  readonly isOneOfTwo?: boolean;
}

const Picture = ({ name, wide, narrow, isOneOfTwo = false }: PictureProps) => (
  <picture>
    {narrow && <source media={media.compact} srcSet={narrow} />}
    <img src={wide} alt={name} className={logoPicture} {...(isOneOfTwo && { loading: 'lazy' })} />
  </picture>
);

/** The forum's own mark: people talking in a ring. Each person is the round cap of a zero-length line. */
const Mark = () => (
  <svg className={logo} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="currentColor" opacity="0.14" />
    <path
      d="M16 7.5h0M24 13.4h0M21 23h0M11 23h0M8 13.4h0"
      stroke="currentColor"
      strokeWidth="6.4"
      strokeLinecap="round"
    />
  </svg>
);
