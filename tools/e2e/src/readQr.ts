import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Large enough to be decoded and small enough for every phone, in px. */
const SIZE = 320;
const CHANNELS = 3;

/** Decodes a QR code from its rendered picture. @param code a drawing in the page */
export async function readQr(code: Locator): Promise<string> {
  await code.evaluate((drawing: SVGElement, size) => {
    const style = { position: 'fixed', zIndex: '9999', left: '0', top: '0' };
    Object.assign(drawing.style, style, { width: `${size}px`, height: `${size}px` });
  }, SIZE);
  const picture = await code.screenshot({ scale: 'css' });
  // One character per pixel, 1 for dark.
  const { width, height, points } = await code.evaluate(async (_drawing, png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let bits = '';
    for (let red = 0; red < data.length; red += 4) bits += (data[red] ?? 0) < 128 ? '1' : '0';
    return { width: image.width, height: image.height, points: bits };
  }, picture.toString('base64'));
  const data = Uint8Array.from({ length: points.length * CHANNELS }, (_, at) =>
    points[Math.floor(at / CHANNELS)] === '1' ? 0 : 255,
  );
  return decodeQR({ width, height, data });
}
