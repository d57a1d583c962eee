import { titleBarIn } from '#api/administration/layout/title-bar-setting.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { media } from '#theme/tokens/breakpoints.ts';
import { logo, logoPicture, siteName } from './title-bar.css.ts';

/**
 * The site's logo, with a variant for narrow windows if there is one. Without a logo, the forum's mark and the name of
 * the site.
 */
export function Logo() {
  const { settings } = useSite();
  const { logoUrl, logoUrlMobile } = titleBarIn(settings['ui.titleBar']);
  const name = siteNameOf(settings);
  if (logoUrl)
    return (
      <picture>
        {logoUrlMobile && <source media={media.compact} srcSet={logoUrlMobile} />}
        <img src={logoUrl} alt={name} className={logoPicture} />
      </picture>
    );
  return (
    <>
      <Mark />
      <span className={siteName}>{name}</span>
    </>
  );
}

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
