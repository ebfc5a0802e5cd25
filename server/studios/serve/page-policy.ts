/**
 * The policy of a studio's page: what such pages are made of runs (inline scripts, eval, wasm, workers from blobs), and
 * nothing is loaded from or sent to anywhere but their own origin. They are kept apart from us by that origin alone.
 * `sandbox` holds for a page that is opened by itself, too.
 */
export const studioPolicy = (appOrigin: string): string =>
  [
    "default-src 'self' data: blob:",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts allow-same-origin',
    `frame-ancestors ${appOrigin}`,
  ].join('; ');

/** A page of a studio needs none of what a browser asks a person for. */
export const STUDIO_PERMISSIONS = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');
