const HEADER = 6;
const ENTRY = 16;

/** An ICO file that holds one PNG of `size` px. */
export function writeIco(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // planes
  head.writeUInt16LE(32, HEADER + 6); // bits of a pixel
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
