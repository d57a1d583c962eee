import { WidgetIcon } from '#components/administration/layout-editor/widget-icon.tsx';

export default { title: 'administration / widget-icon' };

export const Known = () => (
  <p>
    <WidgetIcon name="trophy" /> Leaderboard
  </p>
);

export const Unknown = () => (
  <p>
    <WidgetIcon name={undefined} /> Another widget
  </p>
);
