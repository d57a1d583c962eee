/** The whole address of a post as it is shared: it says where whoever follows it came from (`spec/behaviours.md` §32). */
export function shareLink(siteUrl: string, url: string): string {
  const link = new URL(url, siteUrl);
  link.searchParams.set('utm_source', 'community-share');
  return link.href;
}

/** What of a browser sharing needs; `navigator` fits. */
export interface SharingDevice {
  readonly userAgent: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  readonly share?: unknown;
  canShare?(data: { text: string; url: string }): boolean;
}

/** Whether the device's own sheet is used: Android or iOS that says it can share this. An iPad calls itself a Mac. */
export function sharesNatively(device: SharingDevice, data: { text: string; url: string }): boolean {
  const isTablet = device.platform === 'MacIntel' && (device.maxTouchPoints ?? 0) > 1;
  const isHandheld = /Android|iPhone|iPad|iPod/.test(device.userAgent) || isTablet;
  return isHandheld && device.share !== undefined && device.canShare?.(data) === true;
}
