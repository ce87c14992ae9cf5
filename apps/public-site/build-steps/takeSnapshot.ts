import process from 'node:process';
import { siteConfigFrom } from '@laundry/site-config';
import { saveSnapshot, readSnapshot } from './snapshot.ts';

/** The first step of a build: takes the snapshot that its pages are made of. */
await saveSnapshot(await readSnapshot(siteConfigFrom(process.env).snapshot));
