import process from 'node:process';
import { siteConfigFrom } from '@laundry/brand';
import { saveSnapshot, readSnapshot } from './snapshot.ts';

/** The first step of a build: saves the snapshot for its pages. */
const { snapshot, publicToken } = siteConfigFrom(process.env);
await saveSnapshot(await readSnapshot(snapshot, publicToken));
