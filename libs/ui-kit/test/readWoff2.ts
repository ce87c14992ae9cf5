import { brotliDecompressSync } from 'node:zlib';

/** The tables that a WOFF2 file identifies by number; 63 is followed by a name. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'.split(
    ' ',
  );
const NAMED = 63;
const HEADER = 48;

/** The offsets of a decompressed font's tables, by name. */
function readTables(font: Buffer): (table: string) => Buffer {
  let at = HEADER;
  const base128 = (): number => {
    for (let value = 0; ;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  const starts = new Map<string, number>();
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font.readUInt8(at++);
    const number = flags & NAMED;
    const name = number === NAMED ? font.toString('latin1', at, (at += 4)) : (KNOWN[number] ?? '');
    const own = base128();
    const glyphs = name === 'glyf' || name === 'loca';
    const transformed = glyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    starts.set(name, offset);
    offset += transformed ? base128() : own;
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return (table) => {
    const found = starts.get(table);
    if (found === undefined) throw new Error(`The font has no ${table}`);
    return data.subarray(found);
  };
}

/** Reads a WOFF2 file's features, and its metrics relative to the font size. */
export function readWoff2(font: Buffer) {
  const start = readTables(font);
  const substitutions = start('GSUB');
  const list = substitutions.readUInt16BE(6);
  const features = Array.from({ length: substitutions.readUInt16BE(list) }, (_, index) => {
    const record = list + 2 + index * 6;
    return substitutions.toString('latin1', record, record + 4);
  });
  const unit = start('head').readUInt16BE(18);
  const vertical = start('hhea');
  return {
    features: [...new Set(features)],
    ascent: vertical.readInt16BE(4) / unit,
    descent: -vertical.readInt16BE(6) / unit,
  };
}
