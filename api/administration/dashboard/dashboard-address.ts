/** The address of the overview of the dashboard. */
export const dashboardAddress = '/dashboard';
