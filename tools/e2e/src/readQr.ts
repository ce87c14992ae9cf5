import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Large enough to be decoded and small enough for every phone, in px. */
const SIZE = 320;

/** Decodes a QR code from its rendered picture. @param code a drawing in the page */
export async function readQr(code: Locator): Promise<string> {
  await code.evaluate((drawing: SVGElement, size) => {
    const style = { position: 'fixed', zIndex: '9999', left: '0', top: '0' };
    Object.assign(drawing.style, style, { width: `${size}px`, height: `${size}px` });
  }, SIZE);
  const picture = sharp(await code.screenshot({ scale: 'css' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
