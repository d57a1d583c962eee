/**
 * Selects the embedded widgets. The server allows them only in HTML written by administrators, never in members' posts.
 */
export const embeddedWidgetSelector = '[data-holds-widgets] [data-widget]';
