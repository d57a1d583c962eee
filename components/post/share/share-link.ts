/** Returns the absolute URL of a post for sharing, with a `utm_source` parameter (docs/behavior/post.md#share). */
export function shareLink(siteUrl: string, url: string): string {
  const link = new URL(url, siteUrl);
  link.searchParams.set('utm_source', 'community-share');
  return link.href;
}

/** The properties of a browser that sharing needs. `navigator` satisfies this interface. */
export interface SharingDevice {
  readonly userAgent: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  readonly share?: unknown;
  canShare?(data: { text: string; url: string }): boolean;
}

/**
 * Whether the native share sheet is used: on Android and iOS devices that can share the data. An iPad reports the
 * platform of a Mac and is recognised by its touch points.
 */
export function sharesNatively(device: SharingDevice, data: { text: string; url: string }): boolean {
  const isTablet = device.platform === 'MacIntel' && (device.maxTouchPoints ?? 0) > 1;
  const isHandheld = /Android|iPhone|iPad|iPod/.test(device.userAgent) || isTablet;
  return isHandheld && device.share !== undefined && device.canShare?.(data) === true;
}
