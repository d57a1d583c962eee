import { logo } from './title-bar.css.ts';

/** The forum's mark: people in a ring, talking. */
export function Logo() {
  return (
    <svg className={logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="15" fill="currentColor" opacity="0.14" />
      <g fill="currentColor">
        <circle cx="16" cy="7.5" r="3.2" />
        <circle cx="24" cy="13.4" r="3.2" />
        <circle cx="21" cy="23" r="3.2" />
        <circle cx="11" cy="23" r="3.2" />
        <circle cx="8" cy="13.4" r="3.2" />
      </g>
    </svg>
  );
}
