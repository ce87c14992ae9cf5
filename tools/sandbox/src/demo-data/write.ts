import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { demoRecords } from './demoRecords.ts';

/** `node tools/sandbox/src/demo-data/write.ts FILE`: the demo data of this moment, one JSON record a line. */
const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: node tools/sandbox/src/demo-data/write.ts FILE');

function* lines(): Generator<string, void> {
  for (const record of demoRecords(new Date())) yield `${JSON.stringify(record)}\n`;
}

await pipeline(Readable.from(lines()), createWriteStream(file));
