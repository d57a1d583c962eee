import { onlineManager } from '@tanstack/react-query';

/** Resets the window between scenes or stories: storage, address, frames, scroll position and visibility. */
export function forgetVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const left of [...document.body.children]) if (left.tagName === 'IFRAME') left.remove();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'clipboard');
  // A scene may have set the shared `onlineManager` to offline.
  onlineManager.setOnline(true);
  scrollTo(0, 0);
}
