import process from 'node:process';
import { siteConfigFrom } from '@laundry/site-config';
import { keepSnapshot, readSnapshot } from './snapshot.ts';

/** The first step of a build: takes the snapshot that its pages are made of. */
await keepSnapshot(await readSnapshot(siteConfigFrom(process.env).snapshot));
