/** Places for widgets, where the server lets them through: in what administrators write, never in what members do. */
export const widgetPlaces = '[data-holds-widgets] [data-widget]';
